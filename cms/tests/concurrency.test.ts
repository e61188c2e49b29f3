import { beforeAll, expect, test } from 'vitest';
import type { PlayerCard } from '../src/contract';
import { call, staffToken } from './support/api';
import { server } from './support/server';
import { cardBody, makeCard, makeSport } from './support/test-data';

beforeAll(async () => {
  await server();
});

test('of twenty concurrent saves with reads in between, all succeed and every read is consistent', async () => {
  const token = await staffToken();
  const sport = await makeSport();
  const card = await makeCard({ sport: sport.id });
  const careers = [{ team: 'FAS', startYear: 2020, endYear: 2021, isCurrent: false }];
  const creates = Array.from({ length: 10 }, async () =>
    call('/player-cards/create', { method: 'POST', token, body: await cardBody({ sport: sport.id }) }),
  );
  const updates = Array.from({ length: 5 }, async (_, index) =>
    call(`/player-cards/${card.id}`, {
      method: 'PUT',
      token,
      body: await cardBody({ sport: sport.id, name: `Name ${index}` }),
    }),
  );
  const lists = Array.from({ length: 5 }, () =>
    call(`/player-cards-career/update/${card.id}`, { method: 'PUT', token, body: { careers } }),
  );
  const reads = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? call(`/player-cards?sport=${sport.id}`) : call<{ playerCard: PlayerCard }>(`/player-cards/${card.id}`),
  );
  const answers = await Promise.all([...creates, ...updates, ...lists, ...reads]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(30).fill(200)]);

  const { body } = await call<PlayerCard[]>(`/player-cards?sport=${sport.id}`);
  expect(body).toHaveLength(11);
  expect(body.find(({ id }) => id === card.id)?.career).toHaveLength(1);
});
