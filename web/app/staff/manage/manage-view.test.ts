import { managedCardsQuery } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import {
  activeFilters,
  initialView,
  lastPage,
  type ManageView,
  queryOfView,
  rangeOf,
  sortedBy,
  withoutFilters,
} from './manage-view';

it.each<[Partial<ManageView>, object]>([
  [{}, {}],
  [
    { search: 'Águila Paz', sport: 's1', year: '2027' },
    { q: 'Águila Paz', sport: 's1', graduation: 2027 },
  ],
  [
    { visibility: 'hidden', progress: 'missing' },
    { visibility: 'hidden', progress: 'missing' },
  ],
  [
    { lacksConsent: true, isStale: true },
    { lacksConsent: 'true', stale: 'true' },
  ],
  [
    { sort: 'player', isDescending: false, page: 12 },
    { sort: 'player', page: 12 },
  ],
])('%j asks the API for %j', (change, query) => {
  const asked = managedCardsQuery.parse(
    Object.fromEntries(new URLSearchParams(queryOfView({ ...initialView, ...change }))),
  );
  expect(asked).toEqual({ sort: '-updated', page: 1, locale: 'en', ...query });
});

it('removes search and filters, and keeps the order', () => {
  const view = { ...initialView, search: 'paz', isStale: true, sort: 'class' as const, isDescending: false, page: 2 };
  expect(withoutFilters(view)).toEqual({ ...initialView, sort: 'class', isDescending: false });
});

it('counts the filters that are on, without search and order', () => {
  expect(activeFilters({ ...initialView, search: 'paz', sort: 'class' })).toBe(0);
  expect(activeFilters({ ...initialView, sport: 's1', visibility: 'deleted' })).toBe(2);
});

it('reverses the order at the second click', () => {
  const once = sortedBy(initialView, 'player');
  expect(once).toMatchObject({ sort: 'player', isDescending: false });
  expect(sortedBy(once, 'player').isDescending).toBe(true);
});

it.each([
  [0, 1],
  [50, 1],
  [51, 2],
  [10_000, 200],
])('%d cards end on page %d', (total, page) => {
  expect(lastPage(total)).toBe(page);
});

it.each([
  [1, 30, { first: 1, last: 30 }],
  [1, 1234, { first: 1, last: 50 }],
  [25, 1234, { first: 1201, last: 1234 }],
])('page %d of %d cards has %j', (page, total, range) => {
  expect(rangeOf(page, total)).toEqual(range);
});
