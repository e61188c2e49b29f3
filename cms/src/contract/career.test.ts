import { describe, expect, test } from 'vitest';
import { CAREER_MAX_ENTRIES, CAREER_YEAR_MIN, careerCreate, careerEntry, careerUpdate, careerYearMax } from './career';
import { fieldErrors } from './errors';

const entry = { team: 'Alianza', startYear: 2020, endYear: 2022, isCurrent: false };

/** Paths of the bad fields. */
const bad = (schema: typeof careerEntry | typeof careerCreate | typeof careerUpdate, input: unknown) => {
  const result = schema.safeParse(input);
  return result.success ? [] : fieldErrors(result.error).map(({ path, key }) => `${path} ${key}`);
};

describe('a career entry', () => {
  test('may be without an end, and is not current unless it says so', () => {
    expect(careerEntry.parse({ team: 'Alianza', startYear: '2020' })).toEqual({
      team: 'Alianza',
      startYear: 2020,
      endYear: null,
      isCurrent: false,
    });
  });
  test('ends in or after its first year', () => {
    expect(bad(careerEntry, { ...entry, endYear: 2020 })).toEqual([]);
    expect(bad(careerEntry, { ...entry, endYear: 2019 })).toEqual(['endYear rule.career.end']);
  });
  test.each(['', null, undefined])('may say so by %j', (endYear) =>
    expect(careerEntry.parse({ ...entry, endYear }).endYear).toBeNull(),
  );
  test('has no end that is no year', () =>
    expect(bad(careerEntry, { ...entry, endYear: 'soon' })).toEqual(['endYear rule.year']));
  test('names what is missing', () =>
    expect(bad(careerEntry, {})).toEqual(['team rule.required', 'startYear rule.required']));
  test('has years from 2000 to four years from now', () => {
    const years = (startYear: number) => bad(careerEntry, { ...entry, startYear, endYear: null });
    expect([CAREER_YEAR_MIN, careerYearMax()]).toEqual([2000, new Date().getFullYear() + 4]);
    expect([years(CAREER_YEAR_MIN), years(careerYearMax())]).toEqual([[], []]);
    expect(years(CAREER_YEAR_MIN - 1)).toEqual(['startYear rule.year']);
    expect(years(careerYearMax() + 1)).toEqual(['startYear rule.year']);
  });
  test('takes no unknown field', () => expect(bad(careerEntry, { ...entry, id: 'x' })).toEqual(['id rule.unknown']));
});

test('one entry for a card says whose it is', () => {
  expect(bad(careerCreate, entry)).toEqual(['playerCardId rule.required']);
  expect(bad(careerCreate, { ...entry, playerCardId: 'x', endYear: 2001 })).toEqual(['endYear rule.career.end']);
});

test('a list has its limit, and says which entry is wrong', () => {
  expect(bad(careerUpdate, {})).toEqual(['careers rule.required']);
  expect(bad(careerUpdate, { careers: [] })).toEqual([]);
  expect(bad(careerUpdate, { careers: [entry, { ...entry, team: '' }] })).toEqual(['careers.1.team rule.required']);
  expect(bad(careerUpdate, { careers: Array(CAREER_MAX_ENTRIES + 1).fill(entry) })).toEqual([
    'careers rule.career.many',
  ]);
});
