import { expect, test } from 'vitest';
import { wordsIn } from './words-in';

test.each([
  ['en', 'Hola', 'Hello'],
  ['es', 'Hola', 'Hola'],
  ['es', '', 'Hello'],
] as const)('on a page in %s, with “%s” as the Spanish words', (language, spanish, shown) =>
  expect(wordsIn(language, 'Hello', spanish)).toBe(shown),
);
