/**
 * Renders the demo players' pictures to `cms/src/seed/pictures/{cards,banners,portraits}/<player>.webp`.
 * Run: npx tsx scripts/art/render-players.ts. The same data gives the same bytes. Ends with an error when a picture
 * or the folder outgrows its budget: these files are part of the repository.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoPictures, type Picture, type PictureKind } from './pictures.ts';

const FOLDER = fileURLToPath(new URL('../../cms/src/seed/pictures/', import.meta.url));
const KILOBYTE = 1024;
const FOLDER_BUDGET = 5 * KILOBYTE * KILOBYTE;

interface Format {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Most bytes of one picture. */
  readonly budget: number;
}

const FORMATS: Readonly<Record<PictureKind, Format>> = {
  cards: { width: 900, height: 1152, budget: 45 * KILOBYTE },
  banners: { width: 1600, height: 600, budget: 35 * KILOBYTE },
  portraits: { width: 1000, height: 1280, budget: 45 * KILOBYTE },
};

/** WebP qualities to try, worst first. Below the first one the dots of the halftone smear. */
const QUALITIES = [20, 24, 28, 33, 38, 44, 52, 62];

/** An SVG is rasterised at 72 dots an inch unless told otherwise; twice that doubles the drawing's 500 units. */
const DENSITY = 144;

async function rasterise({ kind, draw }: Picture): Promise<(quality: number) => Promise<Buffer>> {
  const { width, height } = FORMATS[kind];
  const { data, info } = await sharp(Buffer.from(draw()), { density: DENSITY })
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (quality) => sharp(data, { raw: info }).webp({ quality, effort: 5, preset: 'photo' }).toBuffer();
}

/** The picture at the best quality that its budget allows: dots cost far more than flat ink, and players differ. */
async function render(picture: Picture): Promise<Buffer> {
  const { budget } = FORMATS[picture.kind];
  const encode = await rasterise(picture);
  let best: Buffer | undefined;
  let [low, high] = [0, QUALITIES.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const bytes = await encode(QUALITIES[middle] ?? 0);
    if (bytes.length <= budget) best = bytes;
    [low, high] = bytes.length <= budget ? [middle + 1, high] : [low, middle - 1];
  }
  if (!best) throw new Error(`${picture.kind}/${picture.slug} does not fit ${budget} bytes`);
  return best;
}

async function main(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const pictures = demoPictures();
  let total = 0;
  for (const picture of pictures) {
    const bytes = await render(picture);
    const path = `${picture.kind}/${picture.slug}.webp`;
    await mkdir(`${FOLDER}${picture.kind}`, { recursive: true });
    await writeFile(`${FOLDER}${path}`, bytes);
    total += bytes.length;
  }
  if (total > FOLDER_BUDGET) throw new Error(`All pictures: ${total} bytes, allowed are ${FOLDER_BUDGET}`);
  console.log(`${pictures.length} pictures, ${Math.round(total / KILOBYTE)} KB`);
}

await main();
