import type { PlayerCard } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import { playerPerson, playerSummary } from './player-thing';

const card: PlayerCard = {
  id: 'abc',
  name: 'Diego',
  lastName: 'Monterrosa',
  sport: { _id: 's', name: "Soccer-Men's Soccer" },
  sportPosition: 'Forward',
  country: 'El Salvador',
  dateOfBirth: '2008-03-04',
  birthYear: 2008,
  weight: 71,
  height: 178,
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  languagesSpoken: null,
  gpa: 3.7,
  toeflScore: null,
  satScore: null,
  actScore: null,
  duolingoScore: null,
  intendedMajor: 'TBD',
  highlightsLink: null,
  cardImageUrl: '/uploads/upfield/a.jpg',
  bannerImageUrl: null,
  career: [],
  status: true,
  active: true,
  listed: true,
  noindex: false,
  demo: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

it('tells search engines about a person without any date of birth', () => {
  const person = playerPerson('https://site.example', card);
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Diego Monterrosa',
    url: 'https://site.example/player-cards-detail/abc',
    image: 'https://site.example/uploads/upfield/a.jpg',
    nationality: { name: 'El Salvador' },
  });
  expect(JSON.stringify(person)).not.toMatch(/2008|birth/i);
});

it('says of a sparse card only what is known', () => {
  const person = playerPerson('https://site.example', {
    ...card,
    height: 0,
    weight: null,
    cardImageUrl: null,
    sport: null,
  });
  expect(Object.keys(person)).toEqual(['@type', 'name', 'givenName', 'familyName', 'url', 'nationality']);
});

it('sums a card up in one sentence', () => {
  expect(playerSummary(card)).toBe('Diego Monterrosa: Soccer forward, from El Salvador, class of 2026, GPA 3.7.');
  expect(playerSummary({ ...card, sportPosition: null, gpa: null, sport: null })).toBe(
    'Diego Monterrosa: from El Salvador, class of 2026.',
  );
});
