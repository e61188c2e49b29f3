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

async function vector(file: string, drawing: Drawing, width: number, height: number): Promise<void> {
  await writeFile(new URL(file, root), `${svgDocument(drawing, width, height)}\n`);
}

async function bitmap(file: string, drawing: Drawing, size: number): Promise<void> {
  const png = sharp(Buffer.from(svgDocument(drawing, size, size))).png({ palette: true, compressionLevel: 9 });
  await writeFile(new URL(file, root), await png.toBuffer());
}
