/** Draws every picture of the demo site into cms/src/seed/media. Run: npx tsx scripts/media/scenes.ts [name …] */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureName, pictures } from '../../cms/src/seed/media/manifest.ts';
import { svgDocument } from './drawing/svg.ts';
import { catalogue } from './scenes/catalogue.ts';

const folder = new URL('../../cms/src/seed/media/', import.meta.url);

for (const name of chosen(process.argv.slice(2))) {
  const bytes = await picture(name);
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name.padEnd(32)} ${(bytes.length / 1024).toFixed(0).padStart(5)} KB`);
}

/** The pictures whose names start with one of the words, or all of them. */
function chosen(words: readonly string[]): PictureName[] {
  const names = Object.keys(pictures) as PictureName[];
  return words.length ? names.filter((name) => words.some((word) => name.startsWith(word))) : names;
}

async function picture(name: PictureName): Promise<Buffer> {
  const { width, height } = pictures[name];
  const pixels = sharp(Buffer.from(svgDocument(catalogue[name](), width, height)), { unlimited: true });
  if (name.endsWith('.jpg')) return pixels.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return pixels.webp({ quality: 78, alphaQuality: 90, smartSubsample: true, effort: 6 }).toBuffer();
}
