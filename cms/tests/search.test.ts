import { beforeAll, describe, expect, test } from 'vitest';
import type { Gallery, PlayerCard, Suggestion } from '../src/contract';
import { badFields, call, staffToken } from './support/api';
import { server } from './support/server';
import { makeCard, makeSport } from './support/test-data';

/** What a coach looks for: positions by any of their names, figures, films, and names that are not spelt right. */

let sport: { id: string };
beforeAll(async () => {
  await server();
  sport = await makeSport();
  const make = (name: string, sportPosition: string | null, more: object = {}) =>
    makeCard({ sport: sport.id, name, lastName: 'Xochimilco', sportPosition, ...more });
  await make('Ana', 'Goalkeeper', { height: 186.5, gpa: 3.5, highlightsLink: 'https://films.example/ana' });
  await make('Bea', 'portero', { height: 170, gpa: 3.9 });
  await make('Cleo', 'GOALKEEPER', { height: 190, highSchoolGraduation: 2031 });
  await make('Dora', 'Striker', { height: 0, highlightsLink: 'https://films.example/dora' });
  await make('Eva', 'Winger', { highSchoolGraduation: 2031 });
  await make('Fay', null);
});

const list = (query: string) => call<PlayerCard[]>(`/player-cards?sport=${sport.id}&${query}`);
const names = async (query: string) => (await list(query)).body.map(({ name }) => name);

test.each([
  ['q=GK', ['Ana', 'Bea', 'Cleo']],
  ['q=keeper', ['Ana', 'Bea', 'Cleo']],
  ['q=arquero', ['Ana', 'Bea', 'Cleo']],
  ['q=portero%20ana', ['Ana']],
  ['q=delantero', ['Dora']],
  ['q=striker', ['Dora']],
  ['q=W', ['Eva']],
  ['q=GK%202031', ['Cleo']],
  ['q=2031%20xochi', ['Cleo', 'Eva']],
  ['q=GK%202032', []],
  ['position=GK', ['Ana', 'Bea', 'Cleo']],
  ['position=Portero', ['Ana', 'Bea', 'Cleo']],
  ['position=forward', []],
  ['heightMin=186.5', ['Ana', 'Cleo']],
  ['heightMin=187', ['Cleo']],
  ['heightMin=170&gpaMin=3.6', ['Bea']],
  ['film=true', ['Ana', 'Dora']],
  ['film=true&position=GK&heightMin=180&graduation=2026', ['Ana']],
  ['sort=-height', ['Cleo', 'Ana', 'Bea', 'Dora', 'Eva', 'Fay']],
  ['sort=height&heightMin=1', ['Bea', 'Ana', 'Cleo']],
])('%s finds %j', async (query, expected) => expect(await names(query)).toEqual(expected));

test('a page of what is found says how many there are', async () => {
  const { body, headers } = await list('heightMin=170&page=2&pageSize=2');
  expect([body.map(({ name }) => name), headers.get('x-total-count')]).toEqual([['Cleo'], '3']);
});

test.each([
  ['heightMin=tall', 'heightMin'],
  ['heightMin=-1', 'heightMin'],
  ['film=yes', 'film'],
  ['sort=weight', 'sort'],
])('400 for %s names the field', async (query, field) => {
  const answer = await call(`/player-cards?${query}`);
  expect([answer.status, badFields(answer)]).toEqual([400, [field]]);
});

test('the gallery names the positions of each sport once, as most of its cards spell them', async () => {
  await makeCard({ sport: sport.id, lastName: 'Xochimilco', sportPosition: 'Goalkeeper' });
  const { body } = await call<Gallery>('/gallery?fields=id');
  const group = body.groups.find((one) => one.sport?.id === sport.id);
  expect(group?.positions).toEqual(['Goalkeeper', 'Striker', 'Winger']);
});

describe('a search that is not spelt right', () => {
  const suggested = async (q: string) =>
    (await call<Suggestion>(`/player-cards/suggestion?${new URLSearchParams({ q })}`)).body.q;

  test.each([
    ['xochimilko', 'Xochimilco'],
    ['Xohcimilco', 'Xochimilco'],
    ['ana xochimilca', 'Ana Xochimilco'],
    ['porteor xochimilco', 'portero Xochimilco'],
    ['xochimilko 2031', 'Xochimilco 2031'],
    ['xochimilco', null],
    ['xochi', null],
    ['zzqqzzqq', null],
    ['xochimilko zzqqzzqq', null],
    ['%', null],
  ])('%s means %s', async (q, meant) => expect(await suggested(q)).toBe(meant));

  test('never brings out the name of a hidden card', async () => {
    const { id } = await makeCard({ sport: sport.id, lastName: 'Tlaquepaque' });
    expect(await suggested('tlaquepaqe')).toBe('Tlaquepaque');
    await call(`/player-cards/${id}/visibility`, { method: 'PUT', token: await staffToken(), body: { listed: false } });
    expect(await suggested('tlaquepaqe')).toBeNull();
  });

  test.each(['', '?q=', '?q=a&q=b', '?q=a&page=1'])('400 for %j', async (query) => {
    expect((await call(`/player-cards/suggestion${query}`)).status).toBe(400);
  });
});

test.each(['brazil', 'brasil'])('a player from Brazil is found by %s', async (q) => {
  const other = await makeSport();
  await makeCard({ sport: other.id, name: 'Gal', country: 'Brazil' });
  const { body } = await call<PlayerCard[]>(`/player-cards?sport=${other.id}&q=${q}`);
  expect(body.map(({ country }) => country)).toEqual(['Brazil']);
});
