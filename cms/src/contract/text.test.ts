import { describe, expect, test } from 'vitest';
import { lines, oneLine, validStart } from './text';

describe('one line of text', () => {
  test.each([
    [' José  Ñ ', 'José  Ñ'],
    ['A\nB\r\nC\u2028D', 'A B C D'],
    ['A\u0000B\u0007', 'A B'],
    ['\u202Eevil\u202C', 'evil'],
    ['a\ud800b', 'ab'],
    ['\ufeffAna\u200b', 'Ana'],
    ['نرگس\u200cسادات', 'نرگس\u200cسادات'],
    ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
  ])('%j is kept as %j', (typed, kept) => expect(oneLine(typed)).toBe(kept));

  test.each(['\u200b\u200b', '\u3164', '\u200d', '\ud800', ' \n\u0000 ', ''])('%j says nothing', (typed) =>
    expect(oneLine(typed)).toBe(''),
  );
});

test('the start of a text is cut between characters, and holds none that a request may not', () => {
  expect(validStart('ab😀', 3)).toBe('ab');
  expect(validStart('ab😀', 4)).toBe('ab😀');
  expect(validStart('a\0b', 9)).toBe('ab');
});

test('lines keep their breaks', () => {
  expect(lines(' One\r\nTwo\rThree\n\nFour\u0000 ')).toBe('One\nTwo\nThree\n\nFour');
});
