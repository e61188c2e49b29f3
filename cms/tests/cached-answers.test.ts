import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlayerCard, REVISION_HEADER } from '../src/contract';
import { call, staffToken } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { statementsOf } from './support/queries';
import { server } from './support/server';
import { makeCard, makeSport } from './support/test-data';

let strapi: Core.Strapi;
let token: string;
let sport: { id: string };
beforeAll(async () => {
  ({ strapi } = await server());
  token = await staffToken();
  sport = await makeSport();
  await importGlobal();
  await publishSwitches();
});

const cards = (query = '', more: object = {}) => call<PlayerCard[]>(`/player-cards?sport=${sport.id}${query}`, more);
const idsIn = ({ body }: { body: PlayerCard[] }) => body.map(({ id }) => id);

describe('an answer for visitors', () => {
  test('is read once a revision; after that only the revision is', async () => {
    for (const path of ['/player-cards?page=1&pageSize=12', '/gallery', '/sports', '/site/global']) {
      const first = await call(path);
      const { statements, result } = await statementsOf(strapi, () => call(path));
      expect([path, statements]).toEqual([path, [expect.stringContaining('content_revision')]]);
      expect(result.body).toEqual(first.body);
      for (const name of [REVISION_HEADER, 'x-total-count', 'content-type', 'cache-control', 'vary']) {
        expect([path, name, result.headers.get(name)]).toEqual([path, name, first.headers.get(name)]);
      }
    }
  });

  test('is the same in whichever order its parameters stand, and another with other values', async () => {
    await makeCard({ sport: sport.id, name: 'Uma' });
    await cards('&page=1&pageSize=5');
    const turned = () => call(`/player-cards?pageSize=5&page=1&sport=${sport.id}`);
    expect((await statementsOf(strapi, turned)).statements).toHaveLength(1);
    expect((await cards('&page=2&pageSize=5')).body).toEqual([]);
    expect((await cards('&page=1&pageSize=5&fields=name')).body).toEqual([{ id: expect.any(String), name: 'Uma' }]);
  });

  test('has a tag, and is not sent again to whoever holds it', async () => {
    const { headers } = await call('/sports');
    const held = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const answer = await call('/sports', { headers: held });
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    await makeSport();
    expect((await call('/sports', { headers: held })).status).toBe(200);
  });
});

describe('what was hidden is gone with the next read', () => {
  test.each<[string, (id: string) => Promise<unknown>]>([
    ['unlisted', (id) => call(`/player-cards/${id}/visibility`, { method: 'PUT', token, body: { listed: false } })],
    ['deleted', (id) => call(`/player-cards/${id}`, { method: 'DELETE', token })],
    ['without consent', () => publishSwitches({ requireConsent: true })],
  ])('%s', async (_, hide) => {
    const { id } = await makeCard({ sport: sport.id });
    const gallery = async () => JSON.stringify((await call('/gallery')).body);
    expect(idsIn(await cards())).toContain(id);
    expect((await call(`/player-cards/${id}`)).status).toBe(200);
    expect(await gallery()).toContain(id);
    await hide(id);
    expect(idsIn(await cards())).not.toContain(id);
    expect((await call(`/player-cards/${id}`)).status).toBe(404);
    expect(await gallery()).not.toContain(id);
    await publishSwitches();
  });
});

describe('an answer for one reader is never kept', () => {
  test('of staff', async () => {
    const { id } = await makeCard({ sport: sport.id, dateOfBirth: '2008-05-17' });
    const born = async (more: object = {}) => {
      const { body } = await call<{ playerCard: PlayerCard }>(`/player-cards/${id}`, more);
      return body.playerCard.dateOfBirth;
    };
    expect([await born(), await born({ token }), await born()]).toEqual([null, '2008-05-17', null]);
    expect((await call(`/player-cards/${id}`, { token })).headers.get('etag')).toBeNull();
  });

  test('nor a refusal', async () => {
    const id = 'a'.repeat(24);
    expect((await call(`/player-cards/${id}`)).status).toBe(404);
    const { statements } = await statementsOf(strapi, () => call(`/player-cards/${id}`));
    expect(statements.length).toBeGreaterThan(1);
  });
});

describe('the gallery', () => {
  interface Shown {
    groups: { sport: { id: string } | null; total: number; cards: PlayerCard[] }[];
    years: { first: number; last: number };
  }
  const gallery = async () => (await call<Shown>('/gallery?fields=name,sport')).body;
  const withoutValues = (sql: string) => sql.replace(/(\?|\$\d+)(, (\?|\$\d+))*/g, '…');

  test('has the first cards of each sport as the list of that sport has them', async () => {
    const full = await makeSport(undefined, 1);
    for (let count = 0; count < 14; count += 1) await makeCard({ sport: full.id });
    const { groups } = await gallery();
    for (const { sport: of, total, cards: first } of groups) {
      const list = await call(`/player-cards?sport=${of?.id ?? 'none'}&page=1&pageSize=12&fields=name,sport`);
      expect([of, first]).toEqual([of, list.body]);
      expect([of, total]).toEqual([of, Number(list.headers.get('x-total-count'))]);
    }
    const sports = await call<{ id: string }[]>('/sports');
    expect(groups.map(({ sport: of }) => of?.id ?? null)).toEqual([...sports.body.map(({ id }) => id), null]);
    expect(groups.find(({ sport: of }) => of?.id === full.id)).toMatchObject({ total: 14, cards: { length: 12 } });
  });

  test('names the first and the last class of all cards', async () => {
    const { first } = (await gallery()).years;
    await makeCard({ highSchoolGraduation: 2019, collegeEnrollmentExpected: 2020 });
    const { id } = await makeCard({ highSchoolGraduation: 2039, collegeEnrollmentExpected: 2040 });
    expect((await gallery()).years).toEqual({ first: Math.min(2019, first), last: 2039 });
    await call(`/player-cards/${id}`, { method: 'DELETE', token });
    expect((await gallery()).years.last).toBeLessThan(2039);
  });

  test('costs the same number of queries, however many sports there are', async () => {
    await makeCard({ sport: (await makeSport()).id });
    const few = await statementsOf(strapi, gallery);
    for (let count = 0; count < 5; count += 1) await makeCard({ sport: (await makeSport()).id });
    const many = await statementsOf(strapi, gallery);
    expect(many.statements.map(withoutValues)).toEqual(few.statements.map(withoutValues));
    expect(few.statements.length).toBeLessThanOrEqual(12);
  });

  test('refuses what a list refuses', async () => {
    expect((await call('/gallery?fields=dateOfBirth')).status).toBe(400);
    expect((await call('/gallery?page=2')).status).toBe(400);
  });
});

test('a read costs a bounded number of queries', async () => {
  const bounds = { '/player-cards?page=1&pageSize=12': 10, '/site/global': 60 };
  for (const [path, bound] of Object.entries(bounds)) {
    // Moves the revision.
    await makeSport();
    const { statements } = await statementsOf(strapi, () => call(path));
    expect(statements.length, path).toBeLessThanOrEqual(bound);
  }
});
