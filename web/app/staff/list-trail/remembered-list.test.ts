import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberMore } from './longer-list';
import { placeInList, recalledList, rememberedPlace, rememberList } from './remembered-list';

const address = '/player-cards/manage?consent=missing&page=2';
const query = 'lacksConsent=true&page=2';
const list = { address, query, page: 2, ids: ['a', 'b', 'c'], total: 103 };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('knows the way back and the card after one', () => {
  expect(placeInList(list, 'a')).toEqual({ address, next: 'b', number: 51, count: 103 });
  expect(placeInList(list, 'c')).toEqual({ address, next: null, number: 53, count: 103 });
  expect(placeInList(list, 'x')).toBeNull();
});

it('remembers the list that was looked at last', () => {
  expect(rememberedPlace('b')).toBeNull();
  rememberList({ ...list, ids: ['b'], total: 51 });
  rememberList(list);
  expect(rememberedPlace('b')).toMatchObject({ address, next: 'c' });
});

it.each(['no json', '{"address":"https://elsewhere.example","ids":["b"]}', '{"ids":["b"]}'])(
  'takes %s for no list',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    rememberList(list);
    for (const key of stored.keys()) stored.set(key, text);
    expect(rememberedPlace('b')).toBeNull();
    warn.mockRestore();
  },
);

it('leads back to the page that has the card', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `id${index}`);
  expect(placeInList({ ...list, ids }, 'id55')?.address).toBe('/player-cards/manage?consent=missing&page=3');
  expect(placeInList({ ...list, page: 1 }, 'a')?.address).toBe('/player-cards/manage?consent=missing');
});

describe('at the end of the list', () => {
  const { signal } = new AbortController();
  const pages = (answers: Record<string, string[]>) => (query: string) => {
    const ids = answers[new URLSearchParams(query).get('page') ?? '1'] ?? [];
    return Promise.resolve({ cards: ids.map((id) => ({ id })), total: 110 });
  };
  const full = (start: string) => Array.from({ length: 50 }, (_, index) => `${start}${index}`);

  it('the next page follows', async () => {
    rememberList({ ...list, ids: full('b') });
    expect(await rememberMore(signal, pages({ 2: full('b'), 3: ['c', 'd'] }))).toBe(true);
    expect(rememberedPlace('b49')).toMatchObject({ next: 'c', number: 100, count: 110 });
    expect(await rememberMore(signal, pages({ 3: ['c', 'd', 'e'] }))).toBe(true);
    expect(rememberedPlace('d')).toMatchObject({ next: 'e' });
  });

  it('cards that have moved up come first', async () => {
    rememberList({ ...list, ids: full('b') });
    await rememberMore(signal, pages({ 2: [...full('b').slice(2), 'c', 'd'], 3: ['e'] }));
    expect(recalledList()?.ids.slice(-2)).toEqual(['c', 'd']);
  });

  it('nothing follows on the last page, and without a list', async () => {
    expect(await rememberMore(signal, pages({}))).toBe(false);
    rememberList(list);
    expect(await rememberMore(signal, pages({ 2: ['a', 'b', 'c'] }))).toBe(false);
  });
});

it('does without storage', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', undefined);
  rememberList(list);
  expect(rememberedPlace('b')).toBeNull();
  warn.mockRestore();
});
