import { NO_SPORT } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import type { TileCard } from '../sticker/sticker-fields';
import { storedCard } from '../stored-card.fixture';
import { groupBySport, numberedFrom, pageCount, pageWindow, startGroups, yearsBetween } from './gallery-groups';

const card = (id: string, sport: string | null): TileCard => ({
  ...storedCard,
  id,
  sport: sport ? { _id: sport, name: sport } : null,
  positionCode: null,
});

const sports = [
  { id: 'men', name: "Soccer-Men's Soccer" },
  { id: 'golf', name: 'Golf' },
  { id: 'tennis', name: 'Tennis' },
];

it('groups by sport in display order and hides sports without cards', () => {
  const groups = groupBySport([card('1', 'tennis'), card('2', 'men'), card('3', 'tennis')], sports);
  expect(groups.map(({ heading, cards }) => [heading, cards.map(({ id }) => id)])).toEqual([
    ["Men's Soccer", ['2']],
    ['Tennis', ['1', '3']],
  ]);
});

it('puts cards without a known sport last', () => {
  const groups = groupBySport([card('1', null), card('2', 'gone'), card('3', 'golf')], sports);
  expect(groups.map(({ id, heading, total }) => [id, heading, total])).toEqual([
    ['golf', 'Golf', 1],
    [NO_SPORT, null, 2],
  ]);
});

const start = [
  { sport: { id: 'men', name: "Soccer-Men's Soccer" }, total: 30, cards: [card('1', 'men')] },
  { sport: { id: 'golf', name: 'Golf' }, total: 0, cards: [] },
  { sport: null, total: 20, cards: [card('2', null)] },
];

it('says how many cards a sport has in all, where it shows the first ones', () => {
  expect(startGroups(start).map(({ id, heading, total }) => [id, heading, total])).toEqual([
    ['men', "Men's Soccer", 30],
    [NO_SPORT, null, 20],
  ]);
});

it.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [24, 2],
])('needs for %s cards %s pages', (total, pages) => {
  expect(pageCount(total, 12)).toBe(pages);
});

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('names on page %s of %s the pages %j', (page, pages, named) => {
  expect(pageWindow(page, pages)).toEqual(named);
});

it('lists the years from the first to the last', () => {
  expect(yearsBetween(2025, 2027)).toEqual([2025, 2026, 2027]);
});

it('numbers the album on from sport to sport', () => {
  expect(numberedFrom(start)).toEqual({ men: 0, golf: 30, [NO_SPORT]: 30 });
});
