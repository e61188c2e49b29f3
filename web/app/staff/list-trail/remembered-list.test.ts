import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeInList, rememberedPlace, rememberList } from './remembered-list';

const list = { address: '/player-cards/manage?consent=missing&page=2', ids: ['a', 'b', 'c'] };

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
  expect(placeInList(list, 'a')).toEqual({ address: list.address, next: 'b', number: 1, count: 3 });
  expect(placeInList(list, 'c')).toEqual({ address: list.address, next: null, number: 3, count: 3 });
  expect(placeInList(list, 'x')).toBeNull();
});

it('remembers the list that was looked at last', () => {
  expect(rememberedPlace('b')).toBeNull();
  rememberList({ address: '/player-cards/manage', ids: ['b'] });
  rememberList(list);
  expect(rememberedPlace('b')).toMatchObject({ address: list.address, next: 'c' });
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

it('does without storage', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', undefined);
  rememberList(list);
  expect(rememberedPlace('b')).toBeNull();
  warn.mockRestore();
});
