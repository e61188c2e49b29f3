import { expect, it } from 'vitest';
import { isSamePlayer, yearOfBirth } from './same-player';

const card = { name: 'José Ángel', lastName: "O'Brien-Núñez", birthYear: 2009 };
const typed = { name: 'José Ángel', lastName: "O'Brien-Núñez", birthDate: '03/14/2009' };

it.each([
  ['the same name and year', {}, true],
  ['another spelling', { name: 'jose angel', lastName: 'O’Brien Nunez' }, true],
  ['another day of the year', { birthDate: '12/31/2009' }, true],
  ['another year', { birthDate: '03/14/2010' }, false],
  ['another name', { name: 'José' }, false],
  ['another last name', { lastName: 'O’Brien' }, false],
  ['no day of the calendar', { birthDate: '02/31/2009' }, false],
])('is told by %s', (_what, change, expected) => {
  expect(isSamePlayer(card, { ...typed, ...change })).toBe(expected);
});

it('is never told of a card without a birth date', () => {
  expect(isSamePlayer({ ...card, birthYear: null }, { ...typed, birthDate: '' })).toBe(false);
  expect(yearOfBirth({ birthDate: '' })).toBeNull();
});
