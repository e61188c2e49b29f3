import { expect, test } from 'vitest';
import { replaceBytes, splitBytes } from './bytes.server';

test.each([
  ['á,b,c', ['á', 'b', 'c']],
  [',', ['', '']],
  ['á', ['á']],
  ['', ['']],
])('%j is split', (text, parts) => {
  expect(splitBytes(Buffer.from(text), ',').map(String)).toEqual(parts);
});

test('every place is written otherwise, and all else stays', () => {
  expect(replaceBytes(Buffer.from('á<b>ñ<b>'), '<b>', '').toString()).toBe('áñ');
  expect(replaceBytes(Buffer.from('á<b>ñ<b>'), '<b>', '<i class>').toString()).toBe('á<i class>ñ<i class>');
  expect(replaceBytes(Buffer.from('á'), '<b>', 'x').toString()).toBe('á');
});
