import { expect, it } from 'vitest';
import { positionCode } from './position';

it.each([
  ['Goalkeeper', 'GK'],
  ['centre-back', 'CB'],
  ['  Point   guard ', 'PG'],
  ['Singles', 'SGL'],
])('knows the code of %s', (position, code) => {
  expect(positionCode(position)).toBe(code);
});

it.each([
  ['Volante de contención', 'VDC'],
  ['100m / 200m sprinter', '12S'],
  ['Épée fencer', 'ÉF'],
  ['Swimmer', 'S'],
])('prints the initials of %s', (position, code) => {
  expect(positionCode(position)).toBe(code);
});

it('prints nothing without a position', () => {
  expect(positionCode(null)).toBeNull();
  expect(positionCode(' / ')).toBeNull();
});
