/** From this many letters on a surname is set in two lines (DESIGN, Player page). */
const TWO_LINES_FROM = 12;
/** A line never ends with one of these: they belong to the name that follows. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'da', 'das', 'do', 'dos', 'di', 'van', 'von', 'der', 'y']);

const letters = (text: string) => [...text.matchAll(/\p{L}/gu)].length;

/**
 * A surname as the hero sets it: one line, or two of the most even length when it has 12 letters or more and a place
 * to break that is not after "de", "la" or their like.
 */
export function surnameLines(lastName: string): [string] | [string, string] {
  const words = lastName.trim().split(/\s+/);
  const whole = words.join(' ');
  if (letters(whole) < TWO_LINES_FROM) return [whole];
  const breaks = words
    .map((word, index) => ({ after: index + 1, allowed: !PARTICLES.has(word.toLowerCase()) }))
    .filter(({ after, allowed }) => allowed && after < words.length)
    .map(({ after }): [string, string] => [words.slice(0, after).join(' '), words.slice(after).join(' ')]);
  const longest = (lines: [string, string]) => Math.max(...lines.map(letters));
  return breaks.sort((one, other) => longest(one) - longest(other))[0] ?? [whole];
}

/**
 * Initials for the place where a picture is missing: the first letter of the first name and of the surname's first
 * word that is not a particle ("Junior de la Rosa" is JR).
 */
export function initials(name: string | undefined, lastName: string | undefined): string {
  const surname = (lastName ?? '').trim().split(/\s+/);
  const main = surname.find((word) => !PARTICLES.has(word.toLowerCase())) ?? '';
  return [name?.trim() ?? '', main]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
