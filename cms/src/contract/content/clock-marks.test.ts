import { expect, test } from 'vitest';
import { clockChanges, clockWords } from './clock-marks';

test.each([
  ['2026-01-01T00:00:00Z', '2026', '2025–26', ['2026-08-01', '2027-01-01']],
  ['2026-07-31T23:59:59Z', '2026', '2025–26', ['2026-08-01', '2027-01-01']],
  ['2026-08-01T00:00:00Z', '2026', '2026–27', ['2027-01-01']],
  ['2099-12-31T12:00:00Z', '2099', '2099–00', ['2100-01-01']],
])('at %s the year is %s and the season %s', (moment, year, season, changes) => {
  const now = new Date(moment);
  expect(clockWords(now)).toEqual({ year, season });
  expect(clockChanges(now)).toEqual(changes.map((day) => Date.parse(day)));
});
