import { CARD_SCORES, mapBounds, NUMBER_BOUNDS, type StaffPlayerCard } from '@upfield/cms/contract';
import { describe, expect, it } from 'vitest';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { storedVersion } from '../editor/card-differences';
import { isStale, visibilityOf } from './card-status';
import { COMPLETE, missingParts } from './completeness';
import { cardsOf, initialView, sortedBy, withoutFilters } from './manage-list';

const now = new Date('2026-11-27T12:00:00Z');
const card = (change: Partial<StaffPlayerCard>): StaffPlayerCard => ({
  ...staffCard,
  id: '1',
  ...mapBounds(NUMBER_BOUNDS, ({ max }) => max),
  gpa: 0,
  actScore: null,
  languagesSpoken: 'Spanish',
  highlightsLink: 'https://example.com',
  career: [{ id: 'c', team: 'Águila', startYear: 2023, endYear: null, isCurrent: true }],
  updatedAt: '2026-11-20T00:00:00Z',
  ...change,
});

const consent = { givenBy: 'Rosa', givenOn: '2026-01-05', text: 'I agree.', recordedBy: 'Marta' };
const paz = card({
  id: '2',
  consent,
  lastName: 'Paz',
  listed: false,
  updatedAt: '2026-08-01T00:00:00Z',
  highSchoolGraduation: 2027,
});
const cards = [card({}), paz];
const ids = (view: Partial<typeof initialView>) =>
  cardsOf(cards, { ...initialView, ...view }, { requireConsent: false, now }).map(({ id }) => id);

it('misses what the form would show empty, in the order of the form; a score of 0 is a score', () => {
  expect(missingParts(card({}))).toEqual(['actScore', 'intendedMajor', 'bannerImage']);
  const empty = card({ ...mapBounds(NUMBER_BOUNDS, () => null), sport: null, dateOfBirth: null });
  expect(missingParts(empty)).toEqual(expect.arrayContaining([...CARD_SCORES, 'sport', 'birthDate', 'weight']));
});

it('counts all that the form fills but the career', () => {
  const fields = Object.keys(storedVersion(card({}))).filter((field) => field !== 'career');
  expect(COMPLETE).toBe(fields.length);
});

it('calls a card stale after three months', () => {
  expect(isStale(paz, now)).toBe(true);
  expect(isStale({ updatedAt: '2026-08-28T00:00:00Z' }, now)).toBe(false);
});

it.each([
  ['public', {}, false],
  ['no-consent', {}, true],
  ['public', { consent }, true],
  ['hidden', { listed: false }, true],
  ['off', { status: false }, false],
  ['off', { active: false, listed: false }, false],
] as const)('is %s for %j, consent required: %s', (expected, change, requireConsent) => {
  expect(visibilityOf(card(change), requireConsent)).toBe(expected);
});

describe('the list', () => {
  it('shows the newest change first', () => {
    expect(ids({})).toEqual(['1', '2']);
  });

  it.each([
    [{ search: 'aguila PAZ' }, ['2']],
    [{ search: 'lvador' }, ['1', '2']],
    [{ search: 'nobody' }, []],
    [{ sport: 's2' }, []],
    [{ year: '2027' }, ['2']],
    [{ visibility: 'hidden' as const }, ['2']],
    [{ progress: 'complete' as const }, []],
    [{ progress: 'missing' as const }, ['1', '2']],
    [{ isStale: true }, ['2']],
    [{ lacksConsent: true }, ['1']],
    [{ lacksConsent: true, isStale: true }, []],
    [{ sort: 'consent' as const, isDescending: false }, ['1', '2']],
    [{ sort: 'consent' as const, isDescending: true }, ['2', '1']],
    [{ sort: 'complete' as const, isDescending: true }, ['1', '2']],
    [{ sort: 'player' as const, isDescending: true }, ['2', '1']],
    [{ sort: 'class' as const, isDescending: false }, ['1', '2']],
  ])('of %j is %j', (view, expected) => {
    expect(ids(view)).toEqual(expected);
  });

  it('finds and places a name with an apostrophe by any spelling', () => {
    const names = ['Obrist', 'O’Brien', 'OAKES', 'Núñez', 'nuno'];
    const people = names.map((lastName, index) => card({ id: lastName, lastName, updatedAt: `2026-11-0${index + 1}` }));
    const shown = (view: Partial<typeof initialView>) =>
      cardsOf(people, { ...initialView, ...view }, { requireConsent: false, now }).map(({ id }) => id);
    for (const search of ["o'brien", 'OBrien', 'o brien', 'BRIEN']) expect(shown({ search })).toEqual(['O’Brien']);
    expect(shown({ sort: 'player', isDescending: false })).toEqual(['Núñez', 'nuno', 'OAKES', 'O’Brien', 'Obrist']);
  });

  it('counts a card without consent as hidden where the site asks for one', () => {
    const hidden = cardsOf(cards, { ...initialView, visibility: 'hidden' }, { requireConsent: true, now });
    expect(hidden.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('removes search and filters, and keeps the order', () => {
    const view = { ...initialView, search: 'paz', isStale: true, sort: 'class' as const, isDescending: false };
    expect(withoutFilters(view)).toEqual({ ...initialView, sort: 'class', isDescending: false });
  });

  it('reverses the order at the second click', () => {
    const once = sortedBy(initialView, 'player');
    expect(once).toMatchObject({ sort: 'player', isDescending: false });
    expect(sortedBy(once, 'player').isDescending).toBe(true);
  });
});
