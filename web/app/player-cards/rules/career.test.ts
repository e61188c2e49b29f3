import type { CareerRecord } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import { byRecency, careerYears } from './career';

const team = (startYear: number | null, endYear: number | null, isCurrent = false): CareerRecord => ({
  id: `${startYear}-${endYear}`,
  team: 'Club',
  startYear,
  endYear,
  isCurrent,
});

it('puts current teams first, then the newest', () => {
  const order = byRecency([
    team(2018, 2021),
    team(2021, 2024),
    team(2022, 2026, true),
    team(2024, 2026, true),
    team(2020, 2024),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['2024-2026', '2022-2026', '2021-2024', '2020-2024', '2018-2021']);
});

it.each([
  [team(2024, 2026, true), '2024–Present'],
  [team(null, null, true), 'Present'],
  [team(2021, 2024), '2021–2024'],
  [team(2021, 2021), '2021'],
  [team(2021, null), '2021'],
  [team(null, 2024), '2024'],
  [team(null, null), null],
])('labels %j as %s', (record, label) => {
  expect(careerYears(record, 'Present')).toBe(label);
});
