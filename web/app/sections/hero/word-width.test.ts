import { expect, it } from 'vitest';
import { lettersAsWide } from './word-width';

it.each([
  ['Get noticed', 7],
  ['Hazte notar', 5],
  ['Newcomer heading', 9],
  ['Momentum', 10],
  ['Workroom', 10],
  ['Recruitment', 11],
  ['Illinois', 7],
  ['Año', 4],
  ['2026', 4],
])('the widest word of “%s” counts for %d letters', (heading, letters) => {
  expect(lettersAsWide(heading.split(' '))).toBe(letters);
});

it('a heading without a word has no width', () => expect(lettersAsWide([])).toBe(0));
