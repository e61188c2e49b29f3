import { expect, test } from 'vitest';
import { plain, searchText, searchWords, sortName } from './search-text';

test.each([
  ['Núñez de Peña', 'nunez de pena'],
  ['  O’Connor-Smith ', 'o connor smith'],
  ['Zoë Straße', 'zoe strasse'],
  ['100%_sure', '100 sure'],
  ['', ''],
])('%j is searched as %j', (text, expected) => expect(plain(text)).toBe(expected));

const card = { name: 'Ana', lastName: 'Núñez', sportPosition: null, country: 'El Salvador', intendedMajor: 'TBD' };

test('every word is found by its beginning', () => {
  expect(searchText(card)).toBe(' ana nunez el salvador tbd');
  expect(searchWords('NÚÑ, sal')).toEqual([' nun', ' sal']);
  expect(searchWords('%')).toEqual([]);
});

test('names sort by last name, accents or not', () => {
  expect(sortName(card)).toBe('nunez ana');
});
