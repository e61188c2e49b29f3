import { describe, expect, test } from 'vitest';
import { WRITTEN_PLAYERS } from '.';
import { nextIntake, playersOn } from './season';

const DAYS = ['2026-11-15', '2027-07-31', '2027-08-01', '2028-02-29', '2031-09-01', '2040-01-01'];

test.each([
  ['2026-07-31', 2026],
  ['2026-08-01', 2027],
])('on %s the next fall term is that of %i', (day, year) => expect(nextIntake(new Date(day))).toBe(year));

describe.each(DAYS)('a demo site that is made on %s', (day) => {
  const now = new Date(day);
  const players = playersOn(now, WRITTEN_PLAYERS);

  test('has nobody who enrolls in the past, or before school is over', () => {
    for (const { collegeEnrollmentExpected, highSchoolGraduation, name } of players) {
      expect(collegeEnrollmentExpected, name).toBeGreaterThanOrEqual(nextIntake(now));
      expect(collegeEnrollmentExpected, name).toBeGreaterThanOrEqual(highSchoolGraduation);
    }
  });

  test('has dates of birth that the calendar has, of players who may be 15 to 21 in that season', () => {
    for (const { dateOfBirth, name } of players) {
      if (dateOfBirth === null) continue;
      expect(new Date(`${dateOfBirth}T00:00:00Z`).toISOString().slice(0, 10), name).toBe(dateOfBirth);
      const age = nextIntake(now) - Number(dateOfBirth.slice(0, 4));
      expect(age, name).toBeGreaterThanOrEqual(15);
      expect(age, name).toBeLessThanOrEqual(22);
    }
  });
});

test('nobody plays for a university while looking for one', () => {
  const teams = WRITTEN_PLAYERS.flatMap(({ careers }) => careers.map(({ team }) => team));
  expect(teams.filter((team) => /universi(ty|tari[oa]|dad)|college/i.test(team))).toEqual([]);
});
