import { expect, test } from 'vitest';
import { csvCell } from './csv';

test.each([
  ['Diego', '"Diego"'],
  ['a "b", c\nd', '"a ""b"", c\nd"'],
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+50370000000', '"\'+50370000000"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['  =1+1', '"\'  =1+1"'],
  ['\t=1', '"\'\t=1"'],
  ['＝1+1', '"\'＝1+1"'],
  [null, '""'],
  [17, '"17"'],
])('%j is %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
