/** Cuts Archivo into web/app/styles/fonts and writes its style sheet there. Run: npx tsx scripts/media/fonts.ts */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import ranges from '@fontsource-variable/archivo/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';
import { charactersOf, rangesOf, SITE } from './fonts/characters.ts';
import { AXES, type Face, styleSheet } from './fonts/style-sheet.ts';

const folder = new URL('../../web/app/styles/fonts/', import.meta.url);
const source = (path: string) => createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/${path}`);
const archivo = (part: string) => readFile(source(`files/archivo-${part}-wdth-normal.woff2`));

/** What a first load may take for its type. */
const LARGEST_SITE = 45_000;

const site = await cut('latin', SITE, 'archivo.woff2', {
  // Kerning alone: ligatures and figures of one width would take another tenth, the tables are for old renderers and for menus.
  // What there is of hinting stays: seven bytes, without which Linux spaces the letters of small text by its own guess, a twentieth wider.
  keepFeatures: ['kern'],
  dropTables: ['gasp', 'STAT'],
});
if (site.bytes > LARGEST_SITE) throw new Error(`${site.file} is larger than ${LARGEST_SITE} bytes`);
// Browsers load these for a name, or a sign, that has a character of them.
const latin = charactersOf(ranges.latin).filter((character) => !SITE.includes(character));
const others = [
  await cut('latin', latin.join(''), 'archivo-latin.woff2'),
  await cut('latin-ext', charactersOf(ranges['latin-ext']).join(''), 'archivo-latin-extended.woff2'),
];
await writeFile(new URL('archivo.css', folder), styleSheet([...others, site]));
await copyFile(source('LICENSE'), new URL('OFL-Archivo.txt', folder));

/** Writes a file with some characters of a part of Archivo. */
async function cut(
  part: keyof typeof ranges,
  characters: string,
  file: string,
  options: Partial<Parameters<typeof subsetFont>[2]> = {},
): Promise<Face & { bytes: number }> {
  const font = await subsetFont(await archivo(part), characters, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    ...options,
  });
  await writeFile(new URL(file, folder), font);
  console.log(`${file.padEnd(32)} ${(font.length / 1000).toFixed(1).padStart(5)} KB`);
  return { file, ranges: rangesOf(characters), bytes: font.length };
}
