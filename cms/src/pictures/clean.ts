import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS, imageSizeProblem } from '../contract';
import { FORMATS, formatOf, type PictureFormat } from './format';
import { headOf, type PictureHead } from './head';
import { PictureProblem } from './problem';
import { withoutMetadata } from './without-metadata';

/** A picture that is safe to serve. */
export interface CleanPicture {
  bytes: Buffer;
  extension: string;
  mime: string;
  width: number;
  height: number;
}

/** What is made of an upload. */
export interface PictureUse {
  /** Content types that are taken. */
  types: readonly string[];
  /** Longer side in pixels; a larger picture is made smaller, a smaller one stays. */
  maxSide: number;
  /** Of the coding that loses detail, 1 to 100. */
  quality: number;
}

type Encoding = (picture: Sharp) => Sharp;

/** Steps of quality down to which a picture is coded that would be larger than what was sent. */
const STEPS = [0, 15, 30];

/** How each format is coded, the best first. */
const ENCODINGS: Record<PictureFormat, (quality: number) => Encoding[]> = {
  jpeg: (quality) => STEPS.map((step) => (picture) => picture.jpeg({ quality: quality - step, mozjpeg: true })),
  png: (quality) => [
    (picture) => picture.png({ compressionLevel: 9 }),
    (picture) => picture.png({ palette: true, quality, compressionLevel: 9 }),
  ],
  gif: () => [(picture) => picture.gif(), (picture) => picture.gif({ colours: 64, dither: 0 })],
  webp: (quality) => STEPS.map((step) => (picture) => picture.webp({ quality: quality - step })),
  // AVIF looks the same at a lower number, and costs seconds at a higher effort.
  avif: (quality) => STEPS.map((step) => (picture) => picture.avif({ quality: quality - step - 20, effort: 2 })),
};

/**
 * Turns an upload into a safe picture: upright, no larger than its use needs, without metadata (a phone photo carries
 * GPS) and without data after the image. Never more bytes than the upload: if re-encoding gives more, the upload's own
 * encoding is kept, without its metadata. Animations keep their frames; of an animated PNG the still picture stays.
 * @param upload the file's bytes
 * @throws PictureProblem for another format, too many pixels or frames, or a picture that breaks off
 */
export async function cleanPicture(upload: Buffer, { types, maxSide, quality }: PictureUse): Promise<CleanPicture> {
  const format = formatOf(upload);
  if (!format || !types.includes(FORMATS[format].mime)) throw new PictureProblem({ key: 'image.type' });
  const head = await readHead(upload, format);
  const problem = imageSizeProblem(head.size);
  if (problem) throw new PictureProblem(problem);
  const fits = head.isUpright && Math.max(head.size.width, head.size.height) <= maxSide;
  const candidates = codedAnew(upload, format, ENCODINGS[format](quality), maxSide);
  try {
    return await smallEnough(upload.length, candidates, fits ? asSent(upload, format, head) : null);
  } catch {
    throw new PictureProblem({ key: 'image.broken' });
  }
}

async function readHead(upload: Buffer, format: PictureFormat): Promise<PictureHead> {
  try {
    return await headOf(upload, format);
  } catch {
    throw new PictureProblem({ key: 'image.broken' });
  }
}

/** Codes the picture, each time worse than before, as far as it is asked to. */
async function* codedAnew(upload: Buffer, format: PictureFormat, encodings: Encoding[], maxSide: number) {
  const animated = format === 'gif' || format === 'webp';
  for (const encode of encodings) {
    const picture = sharp(upload, { limitInputPixels: IMAGE_MAX_PIXELS, animated, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encode(picture).toBuffer({ resolveWithObject: true });
    yield { bytes: data, ...FORMATS[format], width: info.width, height: info.pageHeight ?? info.height };
  }
}

function asSent(upload: Buffer, format: PictureFormat, { size, hasMetadata }: PictureHead): CleanPicture | null {
  const bytes = format === 'avif' && !hasMetadata ? upload : withoutMetadata(upload, format);
  return bytes && { bytes, ...FORMATS[format], width: size.width, height: size.height };
}

/**
 * The first candidate that is not larger than the upload. If the upload itself can be kept, no lower quality is tried.
 */
async function smallEnough(
  mostBytes: number,
  candidates: AsyncIterable<CleanPicture>,
  sent: CleanPicture | null,
): Promise<CleanPicture> {
  let smallest: CleanPicture | null = sent;
  for await (const candidate of candidates) {
    if (smallest === null || candidate.bytes.length < smallest.bytes.length) smallest = candidate;
    if (sent || smallest.bytes.length <= mostBytes) return smallest;
  }
  if (!smallest) throw new Error('No format has no coding.');
  return smallest;
}
