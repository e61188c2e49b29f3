import type { SearchTerm } from '../contract/folding';

/**
 * The class that a term of a search means, as in “keeper 2027”: a year stands in no name, position or country.
 * @returns null for a term that is no year
 */
export function classYearOf(term: SearchTerm): number | null {
  const word = term[0]?.join('').trim() ?? '';
  return /^(19|20)\d{2}$/.test(word) ? Number(word) : null;
}
