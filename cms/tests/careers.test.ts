import { beforeAll, describe, expect, test } from 'vitest';
import type { CareerRecord, StaffPlayerCard } from '../src/contract';
import { badFields, call, type Failure, staffToken } from './support/api';
import { server } from './support/server';
import { makeCard } from './support/test-data';

const YEAR = new Date().getFullYear();
const entry = { team: 'Alianza', startYear: 2020, endYear: 2022, isCurrent: false };

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const create = <Body = { playerCardCareer: CareerRecord }>(body: unknown) =>
  call<Body>('/player-cards-career/create', { method: 'POST', token, body });
const replace = <Body = { careers: CareerRecord[] }>(id: string, careers: unknown) =>
  call<Body>(`/player-cards-career/update/${id}`, { method: 'PUT', token, body: { careers } });
const read = async (id: string) =>
  (await call<{ playerCard: StaffPlayerCard }>(`/player-cards/${id}`, { token })).body.playerCard;

describe('one entry', () => {
  test('201 with the record; it takes the place of the card’s own current team', async () => {
    const card = await makeCard({ career: [{ team: 'FAS', years: 'Present' }] });
    const { status, body } = await create({ ...entry, playerCardId: card.id });
    expect(status).toBe(201);
    expect(body.playerCardCareer).toMatchObject(entry);
    expect((await read(card.id)).career).toEqual([body.playerCardCareer]);
  });

  test('does not change the card’s `updatedAt`', async () => {
    const card = await makeCard();
    await create({ ...entry, playerCardId: card.id });
    expect((await read(card.id)).updatedAt).toBe(card.updatedAt);
  });

  test('404 for an unknown card', async () => {
    expect((await create({ ...entry, playerCardId: 'unknown' })).status).toBe(404);
  });

  test.each<[string, object]>([
    ['team', { team: '' }],
    ['startYear', { startYear: 1999 }],
    ['startYear', { startYear: YEAR + 5 }],
    ['startYear', { startYear: null }],
    ['endYear', { endYear: 2019 }],
    ['endYear', { endYear: YEAR + 5 }],
    ['isCurrent', { isCurrent: 'yes' }],
    ['playerCardId', { playerCardId: '' }],
    ['id', { id: 'x' }],
  ])('400 names %s for %j', async (field, change) => {
    const card = await makeCard();
    const answer = await create<Failure>({ ...entry, playerCardId: card.id, ...change });
    expect([answer.status, badFields(answer)]).toEqual([400, [field]]);
  });
});

describe('the whole list', () => {
  test('is replaced, and read current first, then newest first', async () => {
    const card = await makeCard();
    await create({ ...entry, team: 'Old', playerCardId: card.id });
    const { status, body } = await replace(card.id, [
      { ...entry, team: 'First' },
      { team: 'Now', startYear: 2021, endYear: YEAR, isCurrent: true },
      { ...entry, team: 'Second', startYear: 2022, endYear: 2024 },
      { ...entry, team: 'Open', startYear: 2022, endYear: null },
    ]);
    expect(status).toBe(200);
    expect(body.careers.map(({ team }) => team)).toEqual(['Now', 'Open', 'Second', 'First']);
    expect((await read(card.id)).career).toEqual(body.careers);
  });

  test('may become empty', async () => {
    const card = await makeCard();
    await create({ ...entry, playerCardId: card.id });
    expect((await replace(card.id, [])).body).toEqual({ careers: [] });
    expect((await read(card.id)).career).toEqual([]);
  });

  test('is replaced atomically', async () => {
    const card = await makeCard();
    await replace(card.id, [entry]);
    const before = (await read(card.id)).career;
    const answer = await replace<Failure>(card.id, [
      { ...entry, team: 'New' },
      { ...entry, endYear: 1990 },
    ]);
    expect([answer.status, badFields(answer)]).toEqual([400, ['careers.1.endYear']]);
    expect((await read(card.id)).career).toEqual(before);
  });

  test('400 for no list and for too many entries', async () => {
    const card = await makeCard();
    expect((await replace(card.id, undefined)).status).toBe(400);
    expect((await replace(card.id, Array(41).fill(entry))).status).toBe(400);
  });

  test('404 for an unknown card', async () => {
    expect((await replace('unknown', [entry])).status).toBe(404);
  });
});
