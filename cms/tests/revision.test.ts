import { beforeAll, describe, expect, test } from 'vitest';
import { call, signIn, staffToken } from './support/api';
import { server } from './support/server';
import { cardBody, makeCard, makeSport } from './support/test-data';

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const revision = async () => (await call<{ revision: number }>('/revision')).body.revision;

/** The increase of the revision during `work`. */
async function moved(work: () => Promise<unknown>): Promise<number> {
  const before = await revision();
  await work();
  return (await revision()) - before;
}

test('is never kept by a cache', async () => {
  expect((await call('/revision')).headers.get('cache-control')).toBe('no-store');
});

describe('moves', () => {
  test('with every write of a card', async () => {
    const card = await makeCard();
    const path = `/player-cards/${card.id}`;
    const career = { team: 'FAS', startYear: 2020, endYear: null, isCurrent: true };
    const consent = { givenBy: 'Rosa', givenOn: '2026-01-05', text: 'I agree.' };
    const writes = [
      () => makeCard(),
      async () => call(path, { method: 'PUT', token, body: await cardBody() }),
      () => call(`${path}/visibility`, { method: 'PUT', token, body: { listed: false } }),
      () => call(`${path}/indexing`, { method: 'PUT', token, body: { indexed: false } }),
      () => call(`${path}/consent`, { method: 'PUT', token, body: { consent } }),
      () => call('/player-cards-career/create', { method: 'POST', token, body: { ...career, playerCardId: card.id } }),
      () => call(`/player-cards-career/update/${card.id}`, { method: 'PUT', token, body: { careers: [career] } }),
      () => call(path, { method: 'DELETE', token }),
      () => call(`${path}/restore`, { method: 'POST', token }),
    ];
    for (const write of writes) expect(await moved(write), String(write)).toBeGreaterThan(0);
  });

  test('with a sport that marketing changes', async () => {
    expect(await moved(() => makeSport())).toBeGreaterThan(0);
  });
});

describe('stays', () => {
  test('with reads, logins and refused writes', async () => {
    expect(await moved(() => call('/player-cards'))).toBe(0);
    expect(await moved(() => signIn())).toBe(0);
    expect(await moved(() => call('/auth/renew', { token }))).toBe(0);
    expect(
      await moved(async () =>
        call('/player-cards/create', { method: 'POST', token, body: await cardBody({ sport: 'unknown' }) }),
      ),
    ).toBe(0);
    expect(await moved(async () => call('/player-cards/create', { method: 'POST', body: await cardBody() }))).toBe(0);
  });
});
