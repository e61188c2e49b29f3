import { mapBounds, NUMBER_BOUNDS, type PlayerCard, type StaffPlayerCard } from '@upfield/cms/contract';

/** A stored card for tests; numbers that are not named are not known. */
export const storedCard: PlayerCard = {
  id: 'abc',
  name: 'Diego',
  lastName: 'Monterrosa',
  sport: { _id: 's1', name: "Soccer-Men's Soccer" },
  sportPosition: 'Forward',
  country: 'El Salvador',
  dateOfBirth: '2008-03-04',
  birthYear: 2008,
  ...mapBounds(NUMBER_BOUNDS, () => null),
  weight: 69.5,
  height: 178,
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  languagesSpoken: null,
  gpa: 3.7,
  intendedMajor: 'TBD',
  highlightsLink: null,
  cardImageUrl: '/uploads/upfield/a.jpg',
  bannerImageUrl: null,
  career: [
    { id: 'c1', team: 'Xela', startYear: 2023, endYear: 2026, isCurrent: true },
    { id: 'c2', team: 'Antigua', startYear: 2020, endYear: null, isCurrent: false },
  ],
  status: true,
  active: true,
  listed: true,
  noindex: false,
  demo: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** The same as staff read it. */
export const staffCard: StaffPlayerCard = { ...storedCard, updatedBy: null, consent: null, withdrawnConsents: [] };
