/**
 * How text is compared, sorted and searched: the same at the CMS on either database and in the browser. Databases disagree
 * on case and accents, so both compare keys that were made here. Free of zod, so that a page can load it alone.
 */

/** The characters that are typed for an apostrophe, the letters ʻokina and hamza-like marks included. */
const APOSTROPHE = /['`´‘’‛ʹʻʼʽʾʿ′＇]/g;

/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic. Vowel signs of other scripts are letters. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Letters that Unicode does not take apart, as people type them on another keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};

/** Lower case, without accents; apostrophes are replaced by `apostrophe`. */
function plain(text: string, apostrophe: string): string {
  return text
    .replace(APOSTROPHE, apostrophe)
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENT, '')
    .replace(/[ßæœøđðłħıþς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}

const wordsOf = (text: string): string[] => text.split(BETWEEN_WORDS).filter(Boolean);

/** The words of a text in lower case, without accents and apostrophes: `O’Brien-Núñez` is `obrien nunez`. */
export const folded = (text: string): string => wordsOf(plain(text, '')).join(' ');

/** Longest key, in characters: one of Strapi's text columns that can be indexed. */
const KEY_MAX = 255;

/** What the spellings of one thing have in common, letters and digits alone: `EL SALVADOR` and `El-Salvador` are equal. */
export const equalityKey = (text: string): string => wordsOf(plain(text, '')).join('').slice(0, KEY_MAX);

/** What texts are sorted by, by code point: as `folded`, no longer than a column that can be indexed. */
export const orderKey = (text: string): string => folded(text).slice(0, KEY_MAX);

const isOneLetter = (word: string): boolean => [...word].length === 1;

/** `O Brien` stands where `O'Brien` does. */
const joinFirstLetter = (words: string): string => words.replace(/^(\p{L}) /u, '$1');

/** Sorts before the space that separates words, so that `Paz, Zoe` stands before `Paz Oliva, Ana`. */
const BETWEEN_NAMES = '\t';

/** What people are sorted by, by code point: last name, then name. */
export const nameSortKey = ({ name, lastName }: { name: string; lastName: string }): string =>
  `${joinFirstLetter(folded(lastName))}${BETWEEN_NAMES}${folded(name)}`.slice(0, KEY_MAX);

/** Orders two keys by code unit, as a database with binary order does. */
export const byKey = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * What a search looks through: each word after a space, so that a word is found by its beginning. A name with an
 * apostrophe, or with one letter before it, stands there in one word and in two.
 */
export function searchText(...parts: readonly (string | null)[]): string {
  const text = parts.filter(Boolean).join(' ');
  const split = wordsOf(plain(text, ' '));
  const joined = [
    ...wordsOf(plain(text, '')),
    ...split.slice(1).map((word, index) => (isOneLetter(split[index] ?? '') ? `${split[index]}${word}` : word)),
  ];
  return [...new Set([...split, ...joined])].map((word) => ` ${word}`).join('');
}

/** One word that is asked for, in each of its spellings: a list of beginnings of words, all of which must be there. */
export type SearchTerm = readonly (readonly string[])[];

/**
 * What a query asks for, all of it. `O'Brien`, `O Brien` and `obrien` find the same.
 * @returns beginnings of words as they stand in `searchText`; none for a query without letters and digits
 */
export function searchTerms(query: string): SearchTerm[] {
  const words = plain(query, "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((word) => word.split("'").filter(Boolean))
    .filter((parts) => parts.length > 0);
  return words.map((parts, index) => {
    const before = words[index - 1]?.join('') ?? '';
    const joined = `${isOneLetter(before) ? before : ''}${parts.join('')}`;
    const split = parts.map((part) => ` ${part}`);
    return split.join('') === ` ${joined}` ? [split] : [split, [` ${joined}`]];
  });
}

/**
 * Whether a query finds a text.
 * @param text from `searchText`
 */
export const isFoundIn = (text: string, query: string): boolean =>
  searchTerms(query).every((term) => term.some((words) => words.every((word) => text.includes(word))));
