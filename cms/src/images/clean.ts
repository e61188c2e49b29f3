import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '../contract';
import { badField, HttpError } from '../http/http-error';
import { FORMATS, formatOf, type ImageFormat } from './file-type';

/** A picture that is safe to serve. */
export interface CleanImage {
  bytes: Buffer;
  extension: string;
  mime: string;
  width: number;
  height: number;
}

const QUALITY = 90;

/**
 * Turns an upload into a picture of ours: upright, without metadata (a phone photo carries GPS), written anew so that
 * nothing hides behind the pixels. Animations keep their frames.
 * @param upload the file's bytes
 * @throws HttpError 415 for another format than the four; 400 for a broken one or a decompression bomb
 */
export async function cleanImage(upload: Buffer): Promise<CleanImage> {
  const format = formatOf(upload);
  if (!format) throw new HttpError(415, { key: 'image.type' });
  try {
    const animated = format === 'gif' || format === 'webp';
    const picture = sharp(upload, { limitInputPixels: IMAGE_MAX_PIXELS, animated, failOn: 'error' });
    // A claimed size is known before anything is unpacked; all frames together count.
    const { width = 0, height = 0 } = await picture.metadata();
    if (width * height > IMAGE_MAX_PIXELS) throw new Error('More pixels than a picture has.');
    const { data, info } = await encode(picture.autoOrient(), format).toBuffer({ resolveWithObject: true });
    return { bytes: data, ...FORMATS[format], width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw badField('image', { key: 'image.broken' });
  }
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: QUALITY, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp({ quality: QUALITY });
  }
}
