import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND, PAPER } from '@upfield/cms/art';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = file('./tokens.css');

/** `pitchDeep` is `--pitch-deep`, `ink2` is `--ink-2`. */
const tokenOf = (name: string) => `--${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;

it.each(Object.entries(BRAND))('%s is the same in drawings, mails and the admin', (name, colour) => {
  expect(tokens).toContain(`  ${tokenOf(name)}: ${colour};`);
});

it.each(['../../public/favicon.svg', '../../public/media/icons/mark.svg', '../../../cms/src/admin/logo.svg'])(
  '%s is printed in pitch and hot',
  (logo) => {
    const inks = [...file(logo).matchAll(/fill="([^"]+)"/g)].map(([, ink]) => ink);
    expect(inks).toEqual([BRAND.pitch, BRAND.hot]);
  },
);

/** The colours of most pixels, the most frequent first: edges are mixed of them. */
async function inksOf(icon: string, count: number): Promise<string[]> {
  const picture = sharp(fileURLToPath(new URL(icon, import.meta.url))).removeAlpha();
  const pixels = (await picture.raw().toBuffer()).toString('hex').match(/.{6}/g) ?? [];
  const amounts = new Map<string, number>();
  for (const pixel of pixels) amounts.set(pixel, (amounts.get(pixel) ?? 0) + 1);
  const inks = [...amounts].sort(([, one], [, other]) => other - one).map(([ink]) => `#${ink}`);
  return inks.slice(0, count);
}

it.each([
  '../../public/media/icons/icon-192.png',
  '../../public/media/icons/icon-512.png',
  '../../public/media/icons/icon-maskable-512.png',
  '../../public/media/icons/apple-touch-icon.png',
  '../../../cms/favicon.png',
])('%s was drawn in the colours of today (npx tsx scripts/media/icons.ts)', async (icon) => {
  expect(await inksOf(icon, 3)).toEqual([BRAND.pitchDeep, PAPER.toLowerCase(), BRAND.hot]);
});

/** A shade of ink or paper is written with its base: `#10211b2e` is ink at 18 %. */
it('every half-transparent colour is one of the brand', () => {
  const bases = [...tokens.matchAll(/#[\da-f]{6}\b/g)].map(([base]) => base).concat(PAPER.toLowerCase());
  const app = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const sheets = app.filter((name) => name.endsWith('.css'));
  const shades = sheets.flatMap((sheet) => file(`../${sheet}`).match(/#[\da-f]{8}\b/gi) ?? []);
  expect(shades.length).toBeGreaterThan(0);
  expect(shades.filter((shade) => !bases.includes(shade.slice(0, 7)))).toEqual([]);
});
