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
  cards: { width: 1000, height: 1280, budget: 45 * KILOBYTE },
  banners: { width: 1600, height: 600, budget: 35 * KILOBYTE },
  portraits: { width: 1000, height: 1280, budget: 45 * KILOBYTE },
};

/** WebP qualities to try, best first. Below the last one the dots of the halftone smear. */
const QUALITIES = [70, 60, 50, 44, 38, 34, 30, 26, 22];

/** An SVG is rasterised at 72 dots an inch unless told otherwise; twice that doubles the drawing's 500 units. */
const DENSITY = 144;

/** The picture at the best quality that its budget allows: dots cost far more than flat ink, and players differ. */
async function render({ kind, slug, draw }: Picture): Promise<Buffer> {
  const { width, height, budget } = FORMATS[kind];
  const raster = await sharp(Buffer.from(draw()), { density: DENSITY })
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const bytes = await sharp(raster.data, { raw: raster.info })
      .webp({ quality, effort: 6, preset: 'photo' })
      .toBuffer();
    if (bytes.length <= budget) return bytes;
  }
  throw new Error(`${kind}/${slug} does not fit ${budget} bytes`);
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
