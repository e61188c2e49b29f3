/** Advance widths of A to Z in the letters of headings (`.shout`), in hundredths of the font size. */
const WIDTHS = [53, 50, 51, 51, 46, 40, 54, 51, 26, 45, 51, 43, 71, 52, 55, 49, 55, 51, 47, 48, 50, 49, 73, 50, 48, 48];
const OTHER = 45;
/** Pairs that stand closer, and by how much. */
const CLOSE = /[DO](?=T)|T(?=[ACGO])|A(?=[TVWY])|[PVWY](?=A)|L(?=[TVWY])/g;
const CLOSER = 5;
/** What the style sheet takes for a letter (hero.module.css), and the page's margin, which a word may take. */
const LETTER = 50;

/**
 * How many letters the widest word of a heading counts for: one of wide letters, such as “momentum”, for more than it has.
 * @param words of the heading; accents do not matter
 */
export function lettersAsWide(words: readonly string[]): number {
  return Math.ceil(Math.max(0, ...words.map(width)) / LETTER);
}

function width(word: string): number {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const wide = [...letters].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 65] ?? OTHER), 0);
  return wide - CLOSER * (letters.match(CLOSE)?.length ?? 0);
}
