import { describe, expect, test } from 'vitest';
import schema from '../api/player-card/content-types/player-card/schema';
import { NUMBER_BOUNDS, playerCard } from '../contract';
import type { CardRow, CareerRow } from './model';
import { toCareerRecords, toPlayerCard } from './to-player-card';

/** A card with nothing but what it must have, and one picture. */
const row = {
  ...Object.fromEntries(Object.keys(schema.attributes).map((column) => [column, null])),
  id: 1,
  documentId: 'card',
  name: 'Ana',
  lastName: 'Peña',
  sport: { id: 2, documentId: 'sport', name: 'Tennis', displayOrder: 1 },
  country: 'El Salvador',
  dateOfBirth: '2008-05-17',
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  intendedMajor: 'TBD',
  career: [],
  cardImage: 'abc.jpg',
  enabled: true,
  active: true,
  listed: true,
  noindex: false,
  demo: false,
  changedBy: 'Carla',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as unknown as CardRow;
const visitor = { staff: false, language: 'en' as const, fullBirthDate: false, requireConsent: false };

let count = 0;
const career = (team: string, startYear: number, endYear: number | null, isCurrent = false): CareerRow => ({
  id: ++count,
  documentId: team,
  team,
  startYear,
  endYear,
  isCurrent,
});

describe('a card as the API gives it', () => {
  test('has every field of the contract, in its order, and no other', () => {
    const card = toPlayerCard(row, visitor);
    expect(Object.keys(card)).toEqual(Object.keys(playerCard.shape));
    expect(playerCard.parse(card)).toEqual(card);
  });

  test('has every number that the database keeps', () => {
    const numbers = Object.fromEntries(Object.keys(NUMBER_BOUNDS).map((field, index) => [field, index]));
    expect(toPlayerCard({ ...row, ...numbers }, visitor)).toMatchObject(numbers);
  });

  test('names its sport by _id and its pictures by address', () => {
    expect(toPlayerCard(row, visitor)).toMatchObject({
      id: 'card',
      sport: { _id: 'sport', name: 'Tennis' },
      cardImageUrl: '/uploads/upfield/abc.jpg',
      bannerImageUrl: null,
      status: true,
    });
    expect(toPlayerCard({ ...row, sport: null }, visitor).sport).toBeNull();
  });

  test('gives visitors the year of birth', () => {
    expect(toPlayerCard(row, visitor)).toMatchObject({ dateOfBirth: null, birthYear: 2008 });
    expect(toPlayerCard(row, { ...visitor, fullBirthDate: true }).dateOfBirth).toBe('2008-05-17');
    expect(toPlayerCard({ ...row, dateOfBirth: null }, visitor).birthYear).toBeNull();
  });

  test('tells staff alone who changed it and who consented', () => {
    expect(toPlayerCard(row, visitor)).not.toHaveProperty('updatedBy');
    expect(toPlayerCard(row, { ...visitor, staff: true })).toMatchObject({ updatedBy: 'Carla', consent: null });
    const consented = { ...row, consentGuardian: 'Rosa', consentDate: '2026-01-01' };
    expect(toPlayerCard(consented, { ...visitor, staff: true })).toMatchObject({
      consent: { givenBy: 'Rosa', givenOn: '2026-01-01', text: '', recordedBy: null },
    });
  });

  test('reads a current team as one record without years, unless there are records', () => {
    const record = { id: 'current', team: 'FAS', startYear: null, endYear: null, isCurrent: true };
    expect(toPlayerCard({ ...row, currentTeam: 'FAS' }, visitor).career).toEqual([record]);
    expect(
      toPlayerCard({ ...row, currentTeam: 'FAS', career: [career('Other', 2020, 2021)] }, visitor).career,
    ).toHaveLength(1);
  });
});

test('careers stand current first, then newest first', () => {
  const list = [
    career('old', 2015, 2016),
    career('left', 2020, 2021),
    career('stayed', 2020, 2023),
    career('open', 2020, null),
    career('now', 2010, null, true),
  ];
  expect(toCareerRecords(list).map(({ team }) => team)).toEqual(['now', 'open', 'stayed', 'left', 'old']);
});
