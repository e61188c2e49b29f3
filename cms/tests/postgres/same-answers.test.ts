import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlayerCard } from '../../src/contract';
import { family, solvedCaptcha, visitor } from '../support/leads';
import { OwnServer } from '../support/own-server';
import { STAFF } from '../support/settings';
import { cardFields } from '../support/test-data';

/** What is stored, found, filtered and sorted is the same on both databases, whatever people are called. */

const NAMES = [
  ['Álvarez', 'alvarez', 'ÁLVAREZ', 'A\u0301lvarez'],
  ['Æsir', 'æsir', 'Aesir', 'Øre', 'Œuvre'],
  ['Łoś', 'łoś', 'ŁOŚ', 'Los', 'Đorđević'],
  ['Işık', 'IŞIK', 'ışık', 'isik', 'İnci', 'inci'],
  ['Straße', 'STRASSE', 'ẞ', 'ÿ', 'Ÿ'],
  ['Ёлкин', 'ёлкин', 'ЕЛКИН', 'Ωμέγας', 'ΩΜΈΓΑΣ', 'علي', '王', '김'],
  ['De  la  Rosa', 'De\u00a0la Rosa', ' de la Rosa ', 'Delarosa', 'Paz', 'Paz Oliva', 'paz-oliva'],
  ['100%', 'a_b', 'axb', 'a\\b', "O'Brien", 'O’Brien', 'Ñandú', 'nandu', 'ﬁn', 'Zé "Bob"'],
].flat();

const QUERIES = [...new Set(NAMES.flatMap((name) => [name, name.toUpperCase()]))];

const sites: OwnServer[] = [];
beforeAll(async () => {
  const onDisk = { DATABASE_URL: '', S3_BUCKET: '' };
  sites.push(await OwnServer.with({ SEED: 'none' }), await OwnServer.with({ SEED: 'none', ...onDisk }));
  await Promise.all(sites.map((site) => site.start()));
  await Promise.all(sites.map(fill));
}, 300_000);
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => Promise.all(sites.map((site) => site.end())));

const tokens = new Map<OwnServer, string>();

async function api<Body>(site: OwnServer, path: string, body?: object, headers = {}): Promise<Body> {
  const token = tokens.get(site);
  const answer = await fetch(`${site.base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Body;
}

/** A sport, a card and a request of a family for each name; a name is a country and a position, too. */
async function fill(site: OwnServer): Promise<void> {
  const { token } = await api<{ token: string }>(site, '/auth/login', { email: STAFF.email, password: STAFF.password });
  tokens.set(site, token);
  for (const [index, name] of NAMES.entries()) {
    const { data } = await site.admin<{ data: { documentId: string } }>(
      'POST',
      '/content-manager/collection-types/api::sport.sport',
      { name: `Sport ${name}`, displayOrder: index },
    );
    await api(site, '/player-cards/create', {
      ...cardFields,
      lastName: name,
      sport: data.documentId,
      country: name,
      sportPosition: name,
    });
    await api(site, '/leads', family(await solvedCaptcha(), { fullname: name }), visitor());
  }
}

/** What both sites answer, the one on PostgreSQL first. */
const both = <Answer>(ask: (site: OwnServer) => Promise<Answer>) => Promise.all(sites.map(ask));

/** @returns how many answers were not empty */
async function expectAlike(
  ask: (site: OwnServer, query: string) => Promise<string[]>,
  queries = QUERIES,
): Promise<number> {
  let found = 0;
  for (const query of queries) {
    const [onPostgres = [], onSqlite] = await both((site) => ask(site, query));
    expect([query, onPostgres]).toEqual([query, onSqlite]);
    if (onPostgres.length > 0) found += 1;
  }
  return found;
}

const lastNames = (cards: PlayerCard[]) => cards.map(({ lastName }) => lastName);
const visitors = async (site: OwnServer, query: Record<string, string>) =>
  lastNames(await api<PlayerCard[]>(site, `/player-cards?${new URLSearchParams(query)}`));
const staff = async (site: OwnServer, query: Record<string, string>) =>
  lastNames((await api<{ cards: PlayerCard[] }>(site, `/player-cards/managed?${new URLSearchParams(query)}`)).cards);
const desk = async (site: OwnServer, query: Record<string, string>) => {
  const asked = new URLSearchParams({ pageSize: '100', sort: 'fullname:ASC', ...query });
  const list = `/content-manager/collection-types/api::lead.lead?${asked}`;
  return (await site.admin<{ results: { fullname: string }[] }>('GET', list)).results.map(({ fullname }) => fullname);
};

describe('cards', () => {
  test('are stored and sorted alike', async () => {
    for (const sort of ['lastName', '-lastName', 'gpa', '']) {
      const [onPostgres = [], onSqlite] = await both((site) => visitors(site, sort ? { sort } : {}));
      expect([sort, onPostgres]).toEqual([sort, onSqlite]);
      expect(onPostgres).toHaveLength(NAMES.length);
    }
    for (const sort of ['player', '-player', 'sport', '-sport']) {
      const [onPostgres, onSqlite] = await both((site) => staff(site, { sort, pageSize: '100' }));
      expect([sort, onPostgres]).toEqual([sort, onSqlite]);
    }
  });

  test('are found alike by visitors, and filtered by country and position', async () => {
    for (const filter of ['q', 'country', 'position']) {
      expect(await expectAlike((site, query) => visitors(site, { [filter]: query }))).toBeGreaterThan(NAMES.length / 2);
    }
  });

  test('are found alike by staff', async () => {
    expect(await expectAlike((site, q) => staff(site, { q }))).toBeGreaterThan(NAMES.length);
  });
});

describe('requests of families', () => {
  test('are sorted alike in the admin', async () => {
    for (const sort of ['fullname:ASC', 'fullname:DESC']) {
      const [onPostgres = [], onSqlite] = await both((site) => desk(site, { sort }));
      expect(onPostgres).toEqual(onSqlite);
      expect(onPostgres).toHaveLength(NAMES.length);
    }
  });

  // What the lower case of these letters is depends on PostgreSQL's locale.
  const queries = QUERIES.filter((query) => !/[İΣ]/.test(query));

  test.each(['filters[$and][0][fullname][$containsi]', 'filters[$and][0][fullname][$eqi]'])(
    'are found alike in the admin by %s',
    async (by) => {
      const found = await expectAlike((site, query) => desk(site, { [by]: query }), queries);
      expect(found).toBeGreaterThan(NAMES.length / 2);
    },
  );

  test('are found alike by the admin’s search', async () => {
    // It looks into random ids as well, which have these letters alone.
    const names = queries.filter((query) => !/^[\w-]*$/.test(query));
    expect(await expectAlike((site, _q) => desk(site, { _q }), names)).toBeGreaterThan(NAMES.length / 2);
  });
});
