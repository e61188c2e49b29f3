import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaffPlayerCard } from '@upfield/cms/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { setApiBase } from './http-client';
import { fetchManagedCards } from './managed-cards';

const cardOf = (number: number): StaffPlayerCard => ({ ...staffCard, id: `card-${number}` });

let server: Server;
let cards: StaffPlayerCard[] = [];
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const { searchParams } = new URL(incoming.url ?? '', 'http://localhost');
    asked.push(searchParams.get('page') ?? '');
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'X-Total-Count': String(cards.length) })
      .end(JSON.stringify(cards.slice((page - 1) * size, page * size)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterAll(() => {
  server.close();
});

it.each([
  [0, ['1']],
  [100, ['1']],
  [101, ['1', '2']],
  [1000, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
])('fetches %d cards in pages of 100', async (count, pages) => {
  cards = Array.from({ length: count }, (_, index) => cardOf(index));
  asked = [];
  expect((await fetchManagedCards()).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  expect(asked.sort((one, other) => Number(one) - Number(other))).toEqual(pages);
});

it('lists a card once that two pages had', async () => {
  cards = [...Array.from({ length: 100 }, (_, index) => cardOf(index)), cardOf(99)];
  expect(await fetchManagedCards()).toHaveLength(100);
});
