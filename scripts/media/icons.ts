/** Draws favicon, app icons and the mark. Run: npx tsx scripts/media/icons.ts */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Drawing, svgDocument } from './drawing/svg.ts';
import { appIcon, favicon } from './scenes/brand.ts';

const root = new URL('../../', import.meta.url);

/** Icons may be cropped to a circle of four fifths of the width: the mark stays inside it. */
const SAFE = 0.46;
const FULL = 0.66;

await vector('web/public/favicon.svg', favicon(), 40, 46);
await vector('web/public/media/icons/mark.svg', favicon(), 40, 46);
await bitmap('web/public/media/icons/icon-192.png', appIcon(FULL), 192);
await bitmap('web/public/media/icons/icon-512.png', appIcon(FULL), 512);
await bitmap('web/public/media/icons/icon-maskable-512.png', appIcon(SAFE), 512);
await bitmap('web/public/media/icons/apple-touch-icon.png', appIcon(FULL), 180);
await bitmap('cms/favicon.png', appIcon(FULL), 64);
await ico('web/public/favicon.ico', appIcon(FULL), 32);

async function vector(file: string, drawing: Drawing, width: number, height: number): Promise<void> {
  await writeFile(new URL(file, root), `${svgDocument(drawing, width, height)}\n`);
}

async function bitmap(file: string, drawing: Drawing, size: number): Promise<void> {
  await writeFile(new URL(file, root), await png(drawing, size));
}

/** One PNG behind the directory of an ICO file, which browsers without SVG favicons ask for. */
async function ico(file: string, drawing: Drawing, size: number): Promise<void> {
  const picture = await png(drawing, size);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon, not a cursor
  directory.writeUInt16LE(1, 4); // with one picture
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18); // where the picture starts
  await writeFile(new URL(file, root), Buffer.concat([directory, picture]));
}

function png(drawing: Drawing, size: number): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svgDocument(drawing, size, size)));
  return pixels.png({ palette: true, compressionLevel: 9 }).toBuffer();
}
