import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { randomPassword } from './password';

test('a random password fits the admin’s rules and never repeats', () => {
  const passwords = Array.from({ length: 50 }, randomPassword);
  for (const password of passwords)
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z0-9]{5}(-[A-Za-z0-9]{5}){3}$/);
  expect(new Set(passwords).size).toBe(50);
});

test.each([
  ['password'],
  ['PASSWORD'],
  ['Password123!'],
  ['12345678'],
  ['87654321'],
  ['abcdefgh'],
  ['aaaaaaaa'],
  ['abcabcabc'],
  ['qwertyui'],
  ['Upfield2026'],
  ['liverpool1'],
  ['Sunshine2024!'],
  ['butterfly7'],
  ['Contraseña1'],
  ['adminadmin'],
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([['Brave-Otter-19'], ['correct horse battery'], ['x7#kQ2p!'], ['una cabra come el banderín']])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
