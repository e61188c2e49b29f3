import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ManagedCards,
  PAGE_SIZE_MAX,
  RESTORE_MINUTES,
  STALE_AFTER_MONTHS,
  type StaffPlayerCard,
} from '../src/contract';
import { documents, rows, updateColumns } from '../src/database/rows';
import { badFields, call, type Failure, staffToken } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { server } from './support/server';
import { makeCard, makeSport, unique, uploadPicture } from './support/test-data';

const CARD = 'api::player-card.player-card';

/** Sports of this file alone, so that other cards do not appear in its lists. */
let sport: { id: string; name: string };
let names: { id: string; name: string };
const word = unique('w').replace(' ', '');

const list = async (query: Record<string, string>) =>
  call<ManagedCards>(`/player-cards/managed?${new URLSearchParams(query)}`, { token: await staffToken() });
const inOrder = async (query: Record<string, string>) =>
  (await list({ sport: sport.id, ...query })).body.cards.map(({ name }) => name);
const found = async (query: Record<string, string>) => (await inOrder(query)).sort();
const change = async (id: string, part: string, body: object) =>
  call(`/player-cards/${id}/${part}`, { method: 'PUT', token: await staffToken(), body });

/** Sets when a card was changed last, which no call can. */
async function changedAt(id: string, moment: Date): Promise<void> {
  const { strapi } = await server();
  const card = await rows<{ id: number }>(strapi, CARD).findOne({ where: { documentId: id } });
  if (card) await updateColumns(strapi, CARD, card.id, { updatedAt: moment });
}

/** Every part of a card that the form fills. */
const whole = async () => ({
  ...{ weight: 70, height: 180, gpa: 0, toeflScore: 0, satScore: 0, actScore: 0, duolingoScore: 0 },
  ...{ intendedMajor: 'Law', languagesSpoken: 'Spanish', highlightsLink: 'https://example.com/film' },
  ...{ cardImageUrl: await uploadPicture(), bannerImageUrl: await uploadPicture() },
});

const DAY_MS = 86_400_000;
const staleDay = new Date(Date.now() - (STALE_AFTER_MONTHS * 31 + 1) * DAY_MS);

/** Ana is complete and has a consent, Bea is hidden, Cai switched off and stale, Dan a plain card. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  await importGlobal();
  sport = await makeSport();
  names = await makeSport();
  const make = async (name: string, lastName: string, more: object) => {
    ids[name] = (await makeCard({ sport: sport.id, name, lastName, ...more })).id;
  };
  await make('Dan', 'Zúñiga', { sportPosition: 'Wing', highSchoolGraduation: 2027, country: 'Honduras' });
  await make('Cai', 'Brown', { sportPosition: 'full back', highSchoolGraduation: 2028, status: false });
  await make('Bea', 'Álvarez', { sportPosition: 'Fullbacks', highSchoolGraduation: 2027 });
  await make('Ana', 'O’Brien', { sportPosition: 'WING', highSchoolGraduation: 2026, ...(await whole()) });
  await change(ids.Bea ?? '', 'visibility', { listed: false });
  await change(ids.Ana ?? '', 'consent', { consent: { givenBy: 'Rosa', givenOn: '2026-01-05', text: 'Yes.' } });
  const days = { Ana: 3, Bea: 2, Dan: 1 };
  for (const [name, day] of Object.entries(days)) await changedAt(ids[name] ?? '', new Date(Date.now() - day * DAY_MS));
  await changedAt(ids.Cai ?? '', staleDay);
});

describe('the staff’s list', () => {
  test('is closed to visitors', async () => {
    for (const token of [undefined, 'none']) {
      const answer = await call('/player-cards/managed', { token });
      expect(answer.status).toBe(401);
      expect(JSON.stringify(answer.body)).not.toContain('cards":[');
    }
  });

  test('has whole cards as staff read them, and no cache may keep it', async () => {
    const { body, headers } = await list({ sport: sport.id, q: 'obrien' });
    const token = await staffToken();
    const one = await call<{ playerCard: StaffPlayerCard }>(`/player-cards/${ids.Ana}`, { token });
    expect(body.cards).toEqual([one.body.playerCard]);
    expect(body.cards[0]).toMatchObject({ dateOfBirth: '2008-05-17', consent: { givenBy: 'Rosa' } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    [{}, ['Ana', 'Bea', 'Cai', 'Dan']],
    [{ graduation: '2027' }, ['Bea', 'Dan']],
    [{ visibility: 'public' }, ['Ana', 'Dan']],
    [{ visibility: 'hidden' }, ['Bea', 'Cai']],
    [{ progress: 'complete' }, ['Ana']],
    [{ progress: 'missing' }, ['Bea', 'Cai', 'Dan']],
    [{ lacksConsent: 'true' }, ['Bea', 'Cai', 'Dan']],
    [{ stale: 'true' }, ['Cai']],
    [{ stale: 'true', visibility: 'public' }, []],
    [{ graduation: '2027', visibility: 'public', q: 'dan' }, ['Dan']],
    [{ sport: 'unknown' }, []],
  ])('of %j has %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['updated', ['Cai', 'Ana', 'Bea', 'Dan']],
    ['-updated', ['Dan', 'Bea', 'Ana', 'Cai']],
    ['player', ['Bea', 'Cai', 'Ana', 'Dan']],
    ['-player', ['Dan', 'Ana', 'Cai', 'Bea']],
    ['sport', ['Cai', 'Bea', 'Ana', 'Dan']],
    ['-sport', ['Ana', 'Dan', 'Bea', 'Cai']],
    ['class', ['Ana', 'Bea', 'Dan', 'Cai']],
    ['-class', ['Cai', 'Bea', 'Dan', 'Ana']],
    ['complete', ['Bea', 'Cai', 'Dan', 'Ana']],
    ['-complete', ['Ana', 'Bea', 'Cai', 'Dan']],
    ['public', ['Bea', 'Cai', 'Ana', 'Dan']],
    ['-public', ['Ana', 'Dan', 'Cai', 'Bea']],
    ['consent', ['Bea', 'Cai', 'Dan', 'Ana']],
    ['-consent', ['Ana', 'Bea', 'Cai', 'Dan']],
  ])('sorted by %s is %j; equal cards stand by name', async (sort, expected) => {
    expect(await inOrder({ sort })).toEqual(expected);
  });

  test('shows the newest change first', async () => {
    expect(await inOrder({})).toEqual(await inOrder({ sort: '-updated' }));
  });

  test('comes in pages, with the count of all that are found', async () => {
    const page = async (query: Record<string, string>) => {
      const { body, headers } = await list({ sport: sport.id, sort: 'player', pageSize: '3', ...query });
      return [body.cards.map(({ name }) => name), headers.get('x-total-count')];
    };
    expect(await page({})).toEqual([['Bea', 'Cai', 'Ana'], '4']);
    expect(await page({ page: '2' })).toEqual([['Dan'], '4']);
    expect(await page({ page: '3' })).toEqual([[], '4']);
    expect(await page({ q: 'brown', pageSize: String(PAGE_SIZE_MAX) })).toEqual([['Cai'], '1']);
  });

  test.each([
    ['sort', 'name'],
    ['sort', '--player'],
    ['visibility', 'all'],
    ['progress', 'some'],
    ['lacksConsent', 'false'],
    ['stale', '1'],
    ['graduation', 'soon'],
    ['page', '0'],
    ['pageSize', String(PAGE_SIZE_MAX + 1)],
    ['q', 'a'.repeat(81)],
    ['sport', ''],
  ])('400 names %s=%s', async (field, value) => {
    const token = await staffToken();
    const answer = await call<Failure>(`/player-cards/managed?${new URLSearchParams({ [field]: value })}`, { token });
    expect([answer.status, badFields(answer)]).toEqual([400, [field]]);
  });

  test.each(['filters[name]=a', 'where[id]=1', 'populate=*', 'q=a&q=b'])('400 for %s', async (query) => {
    expect((await call(`/player-cards/managed?${query}`, { token: await staffToken() })).status).toBe(400);
  });
});

describe('where consent is asked for', () => {
  beforeAll(() => publishSwitches({ requireConsent: true }));
  afterAll(() => publishSwitches());

  test('a card without one is hidden, and stands between the hidden ones and those that are off', async () => {
    expect(await found({ visibility: 'public' })).toEqual(['Ana']);
    expect(await found({ visibility: 'hidden' })).toEqual(['Bea', 'Cai', 'Dan']);
    expect(await inOrder({ sort: 'public' })).toEqual(['Bea', 'Dan', 'Cai', 'Ana']);
    expect(await inOrder({ sort: '-public' })).toEqual(['Ana', 'Cai', 'Dan', 'Bea']);
  });
});

describe('its search', () => {
  const HOSTILE = `%_\\"'; DROP TABLE player_cards; --`;
  beforeAll(async () => {
    const make = (lastName: string, more: object = {}) =>
      makeCard({ sport: names.id, name: 'Any', lastName, country: 'Perú', sportPosition: 'Forward', ...more });
    await make('Obrist');
    await make('O’Brien');
    await make('OAKES');
    await make('Núñez', { country: 'El Salvador', career: [{ team: 'CD Águila', years: 'Present' }] });
    await make('nuno', { intendedMajor: 'Biology' });
    await make(HOSTILE, { career: [{ team: word, years: 'Present' }] });
    await make('ﷺ'.repeat(80), { sportPosition: 'ﷺ'.repeat(60) });
  });
  const hits = async (query: Record<string, string>) =>
    (await list({ sport: names.id, sort: 'player', ...query })).body.cards.map(({ lastName }) => lastName);

  test.each([
    ["o'brien", ['O’Brien']],
    ['OBrien', ['O’Brien']],
    ['o brien', ['O’Brien']],
    ['BRIEN', ['O’Brien']],
    ['aguila NUNEZ', ['Núñez']],
    ['lvador', ['Núñez']],
    ['guil', ['Núñez']],
    ['nu', ['Núñez', 'nuno']],
    ['biolog', ['nuno']],
    ['nobody', []],
    [HOSTILE, [HOSTILE]],
    ['drop table', [HOSTILE]],
  ])('of %s finds %j', async (q, expected) => {
    expect(await hits({ q })).toEqual(expected);
  });

  test('by signs alone, finds every card', async () => {
    expect(await hits({ q: '%_\\' })).toHaveLength(7);
  });

  test('finds a position and a sport by any part of them, together with a name', async () => {
    const volley = await makeSport(unique('Volley-Playa'));
    const card = await makeCard({ sport: volley.id, lastName: 'Obrist', sportPosition: 'Líbero' });
    const cards = async (q: string) => (await list({ sport: volley.id, q })).body.cards.map(({ id }) => id);
    expect(await cards('líbero')).toEqual([card.id]);
    expect(await cards('playa obrist')).toEqual([card.id]);
    expect(await cards('olley')).toEqual([card.id]);
    expect(await cards('tenis')).toEqual([]);
    const { strapi } = await server();
    await documents(strapi, 'api::sport.sport').update({ documentId: volley.id, data: { name: unique('Tenis') } });
    expect([await cards('playa'), await cards('tenis')]).toEqual([[], [card.id]]);
  });

  test('follows the names, whatever they are written with', async () => {
    const sorted = ['Núñez', 'nuno', 'OAKES', 'O’Brien', 'Obrist'];
    expect((await hits({})).filter((name) => sorted.includes(name))).toEqual(sorted);
  });

  test('follows the teams: those of the career, else the current one', async () => {
    const card = await makeCard({ sport: names.id, career: [{ team: `${word} at first`, years: 'Present' }] });
    const token = await staffToken();
    const cards = async (q: string) => (await list({ sport: names.id, q })).body.cards.map(({ id }) => id);
    expect(await cards(`${word} first`)).toEqual([card.id]);
    const entry = { team: `${word} later`, startYear: 2023, endYear: 2024, isCurrent: false };
    const path = `/player-cards-career/update/${card.id}`;
    await call(path, { method: 'PUT', token, body: { careers: [entry] } });
    expect([await cards(`${word} first`), await cards(`${word} later`)]).toEqual([[], [card.id]]);
    await call(path, { method: 'PUT', token, body: { careers: [] } });
    expect([await cards(`${word} first`), await cards(`${word} later`)]).toEqual([[card.id], []]);
  });
});

describe('cards that were just deleted', () => {
  test('are listed alone, with their picture, until they can no longer be restored', async () => {
    const { strapi, base } = await server();
    const own = await makeSport();
    const card = await makeCard({ sport: own.id, cardImageUrl: await uploadPicture() });
    const other = await makeCard({ sport: own.id });
    const token = await staffToken();
    const deleted = async () => (await list({ sport: own.id, visibility: 'deleted' })).body;
    const before = (await deleted()).all.deleted;
    await call(`/player-cards/${card.id}`, { method: 'DELETE', token });
    const { cards, all } = await deleted();
    expect(cards.map(({ id }) => id)).toEqual([card.id]);
    expect(all.deleted).toBe(before + 1);
    expect((await fetch(base + cards[0]?.cardImageUrl)).status).toBe(200);
    expect((await list({ sport: own.id })).body.cards.map(({ id }) => id)).toEqual([other.id]);

    await rows(strapi, CARD).update({
      where: { documentId: card.id },
      data: { deletedAt: new Date(Date.now() - (RESTORE_MINUTES + 1) * 60_000) },
    });
    expect((await deleted()).cards).toEqual([]);
    expect((await deleted()).all.deleted).toBe(before);
  });
});

describe('what all cards together say', () => {
  const all = async () => (await list({ q: 'nobody at all' })).body.all;

  test('counts what needs attention, and lists sports and years that cards have', async () => {
    const before = await all();
    const [late, early, unused] = [
      await makeSport(undefined, 9001),
      await makeSport(undefined, 9000),
      await makeSport(),
    ];
    const one = await makeCard({ sport: late.id, highSchoolGraduation: 1990 });
    const other = await makeCard({ sport: early.id, highSchoolGraduation: 1951 });
    await changedAt(other.id, staleDay);
    const { sports, years, ...counts } = await all();
    expect(counts).toEqual({
      count: before.count + 2,
      lackingConsent: before.lackingConsent + 2,
      stale: before.stale + 1,
      deleted: before.deleted,
    });
    expect(sports.slice(-2)).toEqual([early, late].map(({ id, name }) => ({ _id: id, name })));
    expect(sports.map(({ _id }) => _id)).not.toContain(unused.id);
    expect(years).toEqual([...new Set([1951, 1990, ...before.years])].sort());

    const token = await staffToken();
    for (const { id } of [one, other]) await call(`/player-cards/${id}`, { method: 'DELETE', token });
    expect(await all()).toEqual({ ...before, deleted: before.deleted + 2 });
    await call(`/player-cards/${one.id}/restore`, { method: 'POST', token });
    expect((await all()).count).toBe(before.count + 1);
  });
});

test('a deleted card is in no list of staff', async () => {
  const { id } = await makeCard({ sport: names.id, name: 'Gone' });
  const query = { sport: names.id, q: 'gone' };
  expect((await list(query)).body.cards).toHaveLength(1);
  await call(`/player-cards/${id}`, { method: 'DELETE', token: await staffToken() });
  const { body, headers } = await list(query);
  expect([body.cards, headers.get('x-total-count')]).toEqual([[], '0']);
});

test('a sport that gets another name moves its cards', async () => {
  const { strapi } = await server();
  const suffix = unique('order');
  const [one, other] = [await makeSport(`A ${suffix}`), await makeSport(`B ${suffix}`)];
  await makeCard({ sport: one.id, name: 'One', country: suffix });
  await makeCard({ sport: other.id, name: 'Other', country: suffix });
  const order = async () => (await list({ q: suffix, sort: 'sport' })).body.cards.map(({ name }) => name);
  expect(await order()).toEqual(['One', 'Other']);
  await documents(strapi, 'api::sport.sport').update({ documentId: one.id, data: { name: `C ${suffix}` } });
  expect(await order()).toEqual(['Other', 'One']);
});
