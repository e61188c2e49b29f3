import { describe, expect, test } from 'vitest';
import type { CardRow, CareerRow } from './model';
import { wireCard, wireCareers } from './wire';

const row: CardRow = {
  id: 1,
  documentId: 'card',
  name: 'Ana',
  lastName: 'Peña',
  sport: { id: 2, documentId: 'sport', name: 'Tennis', displayOrder: 1 },
  sportPosition: null,
  country: 'El Salvador',
  dateOfBirth: '2008-05-17',
  weight: null,
  height: null,
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  languagesSpoken: null,
  gpa: null,
  toeflScore: null,
  satScore: null,
  actScore: null,
  duolingoScore: null,
  intendedMajor: 'TBD',
  highlightsLink: null,
  currentTeam: null,
  career: [],
  cardImage: 'abc.jpg',
  bannerImage: null,
  enabled: true,
  active: true,
  listed: true,
  noindex: false,
  consentGuardian: null,
  consentDate: null,
  consentText: null,
  consentRecordedBy: null,
  demo: false,
  changedBy: 'Carla',
  searchText: '',
  sortName: '',
  galleryOrder: '',
  countryKey: '',
  positionKey: null,
  gpaOrder: -1,
  deletedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const visitor = { staff: false, fullBirthDate: false };

let count = 0;
const career = (team: string, startYear: number, endYear: number | null, isCurrent = false): CareerRow => ({
  id: ++count,
  documentId: team,
  team,
  startYear,
  endYear,
  isCurrent,
});

describe('a card on the wire', () => {
  test('names its sport by _id and its pictures by address', () => {
    expect(wireCard(row, visitor)).toMatchObject({
      id: 'card',
      sport: { _id: 'sport', name: 'Tennis' },
      cardImageUrl: '/uploads/upfield/abc.jpg',
      bannerImageUrl: null,
      status: true,
    });
    expect(wireCard({ ...row, sport: null }, visitor).sport).toBeNull();
  });

  test('gives visitors the year of birth', () => {
    expect(wireCard(row, visitor)).toMatchObject({ dateOfBirth: null, birthYear: 2008 });
    expect(wireCard(row, { staff: false, fullBirthDate: true }).dateOfBirth).toBe('2008-05-17');
    expect(wireCard({ ...row, dateOfBirth: null }, visitor).birthYear).toBeNull();
  });

  test('tells staff alone who changed it and who consented', () => {
    expect(wireCard(row, visitor)).not.toHaveProperty('updatedBy');
    expect(wireCard(row, { staff: true, fullBirthDate: false })).toMatchObject({ updatedBy: 'Carla', consent: null });
    const consented = { ...row, consentGuardian: 'Rosa', consentDate: '2026-01-01' };
    expect(wireCard(consented, { staff: true, fullBirthDate: false })).toMatchObject({
      consent: { givenBy: 'Rosa', givenOn: '2026-01-01', text: '', recordedBy: null },
    });
  });

  test('reads a current team as one record without years, unless there are records', () => {
    const record = { id: 'current', team: 'FAS', startYear: null, endYear: null, isCurrent: true };
    expect(wireCard({ ...row, currentTeam: 'FAS' }, visitor).career).toEqual([record]);
    expect(
      wireCard({ ...row, currentTeam: 'FAS', career: [career('Other', 2020, 2021)] }, visitor).career,
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
  expect(wireCareers(list).map(({ team }) => team)).toEqual(['now', 'open', 'stayed', 'left', 'old']);
});
