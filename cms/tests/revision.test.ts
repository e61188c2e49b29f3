import { beforeAll, describe, expect, test } from 'vitest';
import { call, staffToken } from './support/api';
import { server } from './support/server';
import { cardBody, makeCard, makeSport } from './support/things';

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
    const careers = [{ team: 'FAS', startYear: 2020, endYear: null, isCurrent: true }];
    const writes = [
      () => makeCard(),
      async () => call(path, { method: 'PUT', token, body: await cardBody() }),
      () => call(`${path}/visibility`, { method: 'PUT', token, body: { listed: false } }),
      () => call(`/player-cards-career/update/${card.id}`, { method: 'PUT', token, body: { careers } }),
      () => call(path, { method: 'DELETE', token }),
      () => call(`${path}/restore`, { method: 'POST', token }),
    ];
    for (const write of writes) expect(await moved(write)).toBeGreaterThan(0);
  });

  test('with a sport that marketing changes', async () => {
    expect(await moved(() => makeSport())).toBeGreaterThan(0);
  });
});

describe('stays', () => {
  test('with reads, logins and refused writes', async () => {
    expect(await moved(() => call('/player-cards'))).toBe(0);
    expect(await moved(() => call('/auth/renew', { token }))).toBe(0);
    expect(
      await moved(async () =>
        call('/player-cards/create', { method: 'POST', token, body: await cardBody({ sport: 'unknown' }) }),
      ),
    ).toBe(0);
    expect(await moved(async () => call('/player-cards/create', { method: 'POST', body: await cardBody() }))).toBe(0);
  });
});
