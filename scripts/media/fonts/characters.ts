/** Sets of characters, and the `unicode-range` that names them in a style sheet. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SPANISH = 'ÁÉÍÑÓÚÜáéíñóúü¿¡';
const PORTUGUESE = 'ÀÂÃÇÊÔÕàâãçêôõ';
const SIGNS = ` \u00a0.,:;!?'"‘’“”()-–—/&+·@…©º«»′″`;

/** What pages in English, Spanish and Portuguese are printed with. */
export const SITE = LETTERS + SPANISH + PORTUGUESE + SIGNS;

/** @param ranges as in a style sheet, "U+0000-00FF,U+0131" @returns each character of them */
export const charactersOf = (ranges: string): string[] =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });

/** @returns the `unicode-range` of some characters */
export function rangesOf(characters: Iterable<string>): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const open = ranges.at(-1);
    if (open && code === open.last + 1) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

const hex = (code: number) => code.toString(16);
