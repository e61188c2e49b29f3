import { CARD_SCORES, mapBounds, NUMBER_BOUNDS, type StaffPlayerCard } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { storedVersion } from '../editor/card-merge';
import { COMPLETE, missingFields } from './completeness';

const card: StaffPlayerCard = {
  ...staffCard,
  ...mapBounds(NUMBER_BOUNDS, ({ max }) => max),
  gpa: 0,
  actScore: null,
  languagesSpoken: 'Spanish',
  highlightsLink: 'https://example.com',
};

it('names what the form would show empty, in the order of the form; a score of 0 is a score', () => {
  expect(missingFields(card)).toEqual(['actScore', 'intendedMajor', 'bannerImage']);
  const empty = { ...card, ...mapBounds(NUMBER_BOUNDS, () => null), sport: null, dateOfBirth: null };
  expect(missingFields(empty)).toEqual(expect.arrayContaining([...CARD_SCORES, 'sport', 'birthDate', 'weight']));
});

it('agrees with the form, which has all parts and the career', () => {
  const { career, ...form } = storedVersion(card);
  expect(Object.keys(form)).toHaveLength(COMPLETE);
  expect(missingFields(card)).toEqual(Object.keys(form).filter((name) => form[name as keyof typeof form] === ''));
});
