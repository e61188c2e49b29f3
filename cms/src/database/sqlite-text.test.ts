import { expect, test } from 'vitest';
import { isLike } from './sqlite-text';

test.each([
  ['Peña', '%PEÑA%', true],
  ['łoś', 'ŁO_', true],
  ['Ёлкин', 'ё%', true],
  ['İnci', 'INCI', true],
  ['ΩΜΈΓΑΣ', '%γασ', true],
  ['Peña', '%pena%', false],
  ['100%', '100\\%', true],
  ['1000', '100\\%', false],
  ['a_b', 'a\\_b', true],
  ['axb', 'a\\_b', false],
  ['a\\b', 'a\\\\b', true],
  ['two\nlines', 'two%lines', true],
  ['😀!', '_!', true],
  ['(a+b)*', '%(A+B)*', true],
  ['aab', '%(A+B)*', false],
  ['', '%', true],
  ['a', '', false],
])('%j like %j: %s', (text, pattern, expected) => expect(isLike(text, pattern, '\\')).toBe(expected));

test('without an escape every character but the two stands for itself', () => {
  expect([isLike('a\\b', 'a\\b', ''), isLike('a\\', 'a\\%', '')]).toEqual([true, true]);
});
