/**
 * Text as it is searched and sorted: lower case, without accents, letters and digits alone. What is stored and what is
 * asked for go through the same function.
 */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Searchable {
  name: string;
  lastName: string;
  sportPosition: string | null;
  country: string;
  intendedMajor: string | null;
}

/** What a search looks through; every word stands after a space, so that a word is found by its beginning. */
export function searchText({ name, lastName, sportPosition, country, intendedMajor }: Searchable): string {
  const parts = [name, lastName, sportPosition, country, intendedMajor];
  return ` ${plain(parts.filter((part) => part).join(' '))}`;
}

/** What lists are sorted by: last name, then name. */
export const sortName = ({ name, lastName }: Pick<Searchable, 'name' | 'lastName'>) =>
  `${plain(lastName)} ${plain(name)}`.slice(0, 255);

/** Place of a card without a GPA: after all others when the best come first. */
export const NO_GPA = -1;

/** GPA in hundredths. Databases disagree on where an absent value sorts, so it has a value here. */
export const gpaOrder = (gpa: number | null) => (gpa === null ? NO_GPA : Math.round(gpa * 100));

/** Words of a query, each as it stands in a card's search text. */
export const searchWords = (query: string) =>
  plain(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`);
