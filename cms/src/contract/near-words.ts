import { byKey } from './folding';

/** Letters that Spanish and English writers take for one another at the beginning of a name: `Vasquez`, `Basquez`. */
const SAME_SOUND = ['bv', 'ckqsz', 'ghj', 'ily'];

/** Letters that the word which was meant may begin with. @param word folded, not empty */
export function likelyFirstLetters(word: string): string[] {
  const [first = ''] = word;
  return [...(SAME_SOUND.find((letters) => letters.includes(first)) ?? first)];
}

/** Shorter words are codes and particles, of which one letter makes another one. */
const SHORTEST = 4;
/** From this many letters on, a word may have two mistakes. */
const TWO_FROM = 8;

/** How many mistakes a word may have: letters that are wrong, missing, too many, or changed places with the next one. */
export function mistakesIn(word: string): number {
  if (word.length < SHORTEST) return 0;
  return word.length < TWO_FROM ? 1 : 2;
}

/** The fewest mistakes by which one word becomes the other (Damerau and Levenshtein, optimal string alignment). */
export function mistakesBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + wrong,
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/**
 * The word that was probably meant; of several equally near ones the first by code point.
 * @param word folded, as every candidate
 * @returns null when none is near
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | null {
  let nearest: { word: string; mistakes: number } | null = null;
  const most = mistakesIn(word);
  for (const candidate of candidates) {
    if (most === 0 || Math.abs(candidate.length - word.length) > most) continue;
    const mistakes = mistakesBetween(word, candidate);
    if (mistakes > most) continue;
    const order = nearest ? mistakes - nearest.mistakes || byKey(candidate, nearest.word) : -1;
    if (order < 0) nearest = { word: candidate, mistakes };
  }
  return nearest?.word ?? null;
}
