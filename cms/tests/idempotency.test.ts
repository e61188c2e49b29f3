import { beforeAll, expect, test } from 'vitest';
import type { StaffPlayerCard } from '../src/contract';
import { rows } from '../src/database/rows';
import { call, signIn, staffToken } from './support/api';
import { compiled, server } from './support/server';
import { cardBody, makeCard, makeStaff, unique } from './support/test-data';

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const create = (body: unknown, key: string, by = token) =>
  call<{ playerCard: StaffPlayerCard }>('/player-cards/create', {
    method: 'POST',
    token: by,
    body,
    headers: { 'Idempotency-Key': key },
  });

const countOf = async (lastName: string) => {
  const { strapi } = await server();
  return rows(strapi, 'api::player-card.player-card').count({ where: { lastName } });
};

test('the same request twice makes one card and answers alike', async () => {
  const body = await cardBody();
  const [first, again] = [await create(body, 'key-1'), await create(body, 'key-1')];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await countOf(body.lastName as string)).toBe(1);
});

test('ten at once make one card', async () => {
  const body = await cardBody();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(body, 'key-2')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body: answer }) => answer.playerCard.id)).size).toBe(1);
  expect(await countOf(body.lastName as string)).toBe(1);
});

test('the key with another body is refused', async () => {
  await create(await cardBody(), 'key-3');
  const { status, body } = await create(await cardBody(), 'key-3');
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { details: { key: 'request.keyReused' } } });
});

test('a failed request is not remembered', async () => {
  const body = await cardBody();
  expect((await create({ ...body, sport: 'unknown' }, 'key-4')).status).toBe(400);
  expect((await create(body, 'key-4')).status).toBe(201);
});

test('two people may use the same key', async () => {
  const other = await makeStaff();
  const { token: otherToken } = (await signIn(other.email, other.password)).body;
  const body = await cardBody();
  const [mine, theirs] = [await create(body, 'key-5'), await create(body, 'key-5', otherToken)];
  expect(theirs.body.playerCard.id).not.toBe(mine.body.playerCard.id);
});

test('without a key every request is a new one', async () => {
  const body = await cardBody();
  for (let count = 0; count < 2; count++) await call('/player-cards/create', { method: 'POST', token, body });
  expect(await countOf(body.lastName as string)).toBe(2);
});

test('a career entry is made once, too', async () => {
  const card = await makeCard();
  const body = { playerCardId: card.id, team: unique('FAS'), startYear: 2020, endYear: 2021, isCurrent: false };
  const request = { method: 'POST', token, body, headers: { 'Idempotency-Key': 'key-6' } } as const;
  await Promise.all([call('/player-cards-career/create', request), call('/player-cards-career/create', request)]);
  const { body: read } = await call<{ playerCard: StaffPlayerCard }>(`/player-cards/${card.id}`, { token });
  expect(read.playerCard.career).toHaveLength(1);
});

test('after a day the key can be used again', async () => {
  const { strapi } = await server();
  const body = await cardBody();
  await create(body, 'key-7');
  const { deleteOldKeys } = compiled<{ deleteOldKeys: (strapi: unknown, now: Date) => Promise<void> }>(
    'http/idempotency.js',
  );
  await deleteOldKeys(strapi, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect((await create({ ...body, name: 'Eva' }, 'key-7')).status).toBe(201);
});
