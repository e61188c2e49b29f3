import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const path = (name: string) => new URL(name, import.meta.url);
const read = (name: string) => readFileSync(path(name), 'utf8');

/** The characters of the file that every page loads. */
const [, ranges = ''] =
  /url\("\.\/archivo\.woff2"\)[^}]*unicode-range:\s*([^;]+);/.exec(read('./fonts/archivo.css')) ?? [];
const bounds = [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(([, first = '', last = first]) =>
  [first, last].map((code) => Number.parseInt(code, 16)),
);
const isPrinted = (character: string) =>
  bounds.some(([first = 0, last = 0]) => first <= character.charCodeAt(0) && character.charCodeAt(0) <= last);

it('every page loads 45 KB of Archivo', () => {
  expect(statSync(path('./fonts/archivo.woff2')).size).toBeLessThanOrEqual(45_000);
});

/** "§" stands in comments. */
it.each(['en', 'es'])('the texts of the interface (%s) are printed with the file that every page loads', (language) => {
  const folder = `../labels/${language}/`;
  const missing = readdirSync(path(folder)).flatMap((file) =>
    [...read(folder + file)]
      .filter((letter) => letter > '\u00a0' && letter !== '§' && !isPrinted(letter))
      .map((letter) => `${file} ${letter}`),
  );
  expect(missing).toEqual([]);
});
