/** From this many letters on a surname is set in two lines (DESIGN, Player page). */
const TWO_LINES_FROM = 12;
/** A line never ends with one of these: they belong to the name that follows. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'da', 'das', 'do', 'dos', 'di', 'van', 'von', 'der', 'y']);

const letters = (text: string) => [...text.matchAll(/\p{L}/gu)].length;

/** Where a surname may be broken: at a space, which goes, and after a hyphen, which stays on the first line. */
const BREAK = /\s+|(?<=-)(?=\p{L})/gu;

/**
 * A surname as the hero sets it: one line, or two of the most even length when it has 12 letters or more and a place
 * to break that is not after "de", "la" or their like.
 */
export function surnameLines(lastName: string): [string] | [string, string] {
  const whole = lastName.trim().replace(/\s+/g, ' ');
  if (letters(whole) < TWO_LINES_FROM) return [whole];
  const lines = [...whole.matchAll(BREAK)]
    .map(({ index }): [string, string] => [whole.slice(0, index), whole.slice(index).trim()])
    .filter(([first]) => !PARTICLES.has(first.split(' ').at(-1)?.toLowerCase() ?? ''));
  const longest = (pair: [string, string]) => Math.max(...pair.map(letters));
  return lines.sort((one, other) => longest(one) - longest(other))[0] ?? [whole];
}

/** The first letter or numeral of a text, as a capital: quotes, brackets, pictures and the ʻokina stand before it at times. */
function firstLetter(text: string): string {
  const letter = text.normalize('NFC').match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u)?.[0] ?? '';
  return [...letter.toUpperCase()][0] ?? '';
}

/**
 * Initials for the place where a picture is missing: the first letter of the first name and of the surname's first
 * word that is not a particle ("Junior de la Rosa" is JR).
 */
export function initials(name: string | undefined, lastName: string | undefined): string {
  const surname = (lastName ?? '').trim().split(/\s+/);
  const main = surname.find((word) => !PARTICLES.has(word.toLowerCase())) ?? '';
  return firstLetter(name ?? '') + firstLetter(main);
}
