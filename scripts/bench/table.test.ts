import { expect, it } from 'vitest';
import { markdownTable, type Row, textTable } from './table.ts';

const ROWS: Row[] = [
  { what: 'home', upfield: '8,000/s', nginx: '20,000/s', required: 'a third of nginx', met: true },
  { what: 'home through a proxy', upfield: '', nginx: 'not installed' },
];

it('says of each bound whether it was kept, and nothing where there was nothing to compare', () => {
  const [, , kept, open] = markdownTable(ROWS).split('\n');
  expect(kept).toBe('| home | 8,000/s | 20,000/s |  | a third of nginx | yes |');
  expect(open).toBe('| home through a proxy |  | not installed |  |  |  |');
});

it('stands in columns on a terminal', () => {
  const lines = textTable(ROWS).split('\n');
  const starts = lines.slice(1).map((line) => line.indexOf(line.includes('20,000') ? '20,000' : 'not installed'));
  expect(new Set(starts).size).toBe(1);
  expect(lines[0]?.indexOf('nginx')).toBe(starts[0]);
});
