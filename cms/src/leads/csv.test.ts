import { expect, test } from 'vitest';
import { csvCell } from '../contract';
import { toCsv } from './csv';
import type { LeadRow } from './lead-row';

test.each([
  ['Diego', '"Diego"'],
  ['a "b", c\nd', '"a ""b"", c\nd"'],
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+50370000000', '"+50370000000"'],
  ['+503 7000 0000', '"\'+503 7000 0000"'],
  ['+50370000000+1', '"\'+50370000000+1"'],
  ['+1', '"\'+1"'],
  ['+50370000000\n=1', '"\'+50370000000\n=1"'],
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

test('spreadsheets read the file as UTF-8, one lead a line', () => {
  const csv = toCsv([{ fullname: 'José Ñandú', phone: '+50370000000' } as LeadRow]);
  expect([...Buffer.from(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, line, end] = csv.slice(1).split('\r\n');
  expect(head).toMatch(/^"createdAt","kind",/);
  expect(head).toContain('"sourcePage","utmSource","utmMedium","utmCampaign","utmTerm","utmContent","family"');
  expect(line).toContain('"José Ñandú"');
  expect(line).toContain('"+50370000000"');
  expect(end).toBe('');
});
