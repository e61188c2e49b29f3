import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { NO_SPORT, type PlayerCard, type Sport } from '../src/contract';
import { documents, rows, updateColumns } from '../src/database/rows';
import { call } from './support/api';
import { compiled, server } from './support/server';
import { cardBody, makeCard, makeSport, unique } from './support/test-data';

/** The expected results are literals: SQLite and PostgreSQL, with any locale, must give the same order. */

const CARD = 'api::player-card.player-card';
let sport: Sport;

const list = async (query: Record<string, string>) =>
  (await call<PlayerCard[]>(`/player-cards?${new URLSearchParams({ sport: sport.id, ...query })}`)).body;

/** A card as marketing staff make one in the admin: its sport may be left open. */
async function makeLooseCard(changes: object): Promise<string> {
  const { strapi } = await server();
  const { sport: _sport, status: _status, ...body } = await cardBody(changes);
  return (await documents<{ documentId: string }>(strapi, CARD).create({ data: body })).documentId;
}

beforeAll(async () => {
  sport = await makeSport();
});

describe('text is compared by its letters', () => {
  const countries = ['México', 'MÉXICO', 'mexico', 'Me\u0301xico', 'Côte d’Ivoire', 'Panamá'];
  const positions = ['Portería', 'PORTERIA', 'Full-back', 'full back', 'Wing', 'Wing'];
  beforeAll(async () => {
    for (const [index, country] of countries.entries()) {
      await makeCard({ sport: sport.id, name: 'Text', country, sportPosition: positions[index] });
    }
  });

  test.each([
    ['country', 'MÉXICO', 4],
    ['country', 'mexico', 4],
    ['country', 'México', 4],
    ['country', "cote d'ivoire", 1],
    ['country', 'PANAMA', 1],
    ['country', 'Mex', 0],
    ['position', 'portería', 2],
    ['position', 'PORTERÍA', 2],
    ['position', 'fullback', 2],
  ])('%s=%s finds %d', async (name, value, count) => {
    expect(await list({ q: 'text', [name]: value })).toHaveLength(count);
  });
});

describe('names are sorted by code point, without case, accents and apostrophes', () => {
  const sorted = [
    'álvarez',
    'de la Rosa',
    'Delgado',
    'delia',
    'Núñez',
    'NUNO',
    "O'Brien",
    'O’Brien Zea',
    'Obrist',
    'Paz',
    'Paz Oliva',
    'Ziya',
    'Łoś'.replace('Ł', 'Ż'),
    'Ñu'.replace('Ñ', 'Я'),
    'علي',
    '王',
    '김',
  ];
  beforeAll(async () => {
    for (const lastName of sorted.toReversed()) await makeCard({ sport: sport.id, name: 'Order', lastName });
  });

  test.each(['', 'lastName'])('with sort=%s', async (sort) => {
    const found = await list({ q: 'order', ...(sort ? { sort } : {}) });
    expect(found.map(({ lastName }) => lastName)).toEqual(sorted);
  });

  test.each(["O'Brien", 'O’Brien', 'OBrien', 'o brien', 'OʻBRIE'])('%s finds O’Brien', async (q) => {
    expect(await list({ q })).toHaveLength(2);
  });
});

describe('the gallery’s order', () => {
  const placed = async (ids: string[]) => {
    const { body } = await call<PlayerCard[]>('/player-cards?fields=id');
    return body.map(({ id }) => id).filter((id) => ids.includes(id));
  };

  test('follows the sports, whose names fold as people’s do, and moves when a sport does', async () => {
    const { strapi } = await server();
    const name = unique('Z');
    const sports = [
      await makeSport(`${name} é`, 77),
      await makeSport(`${name} F`, 77),
      await makeSport(`${name} d`, 77),
    ];
    const cards = await Promise.all(sports.map(({ id }) => makeCard({ sport: id })));
    const [e = '', f = '', d = ''] = cards.map(({ id }) => id);
    expect(await placed([e, f, d])).toEqual([d, e, f]);
    await documents(strapi, 'api::sport.sport').update({ documentId: sports[1]?.id ?? '', data: { displayOrder: 76 } });
    expect(await placed([e, f, d])).toEqual([f, d, e]);
    const { body } = await call<Sport[]>('/sports');
    expect(body.filter((one) => one.name.startsWith(name)).map(({ id }) => id)).toEqual(
      [1, 2, 0].map((index) => sports[index]?.id),
    );
  });

  test('ends with the cards without a sport, which can be asked for', async () => {
    const [zoe, ana] = [
      await makeLooseCard({ name: 'Loose', lastName: 'Zoe' }),
      await makeLooseCard({ name: 'Loose', lastName: 'ána' }),
    ];
    const last = await makeCard({ sport: (await makeSport(undefined, 99_999)).id });
    expect(await placed([zoe, ana, last.id])).toEqual([last.id, ana, zoe]);
    const page = await call<PlayerCard[]>(`/player-cards?sport=${NO_SPORT}&q=loose&page=1&pageSize=1`);
    expect(page.body).toMatchObject([{ id: ana, sport: null }]);
    expect(page.headers.get('x-total-count')).toBe('2');
  });
});

test('cards of an older version are found and sorted after a start, and keep editor and `updatedAt`', async () => {
  const { strapi } = await server();
  const card = await makeCard({ sport: sport.id, name: 'Older', lastName: "K'in", country: 'PERÚ', gpa: 3.5 });
  const stored = () => rows<Record<string, unknown>>(strapi, CARD).findOne({ where: { documentId: card.id } });
  const whole = await stored();
  await updateColumns(strapi, CARD, Number(whole?.id), {
    searchText: ' older k in peru',
    sortName: 'k in older',
    galleryOrder: null,
    countryKey: null,
    positionKey: null,
    gpaOrder: -1,
    heightOrder: null,
    hasFilm: null,
    strictVisibility: null,
    staffText: null,
    sportOrder: null,
    positionOrder: null,
    filledParts: null,
  });
  expect(await list({ q: 'kin', country: 'peru' })).toEqual([]);
  const revision = async () => (await call<{ revision: number }>('/revision')).body.revision;
  const before = await revision();
  const { bootstrapPlayerCards } = compiled<{ bootstrapPlayerCards: (strapi: Core.Strapi) => Promise<void> }>(
    'player-cards/index.js',
  );
  await bootstrapPlayerCards(strapi);
  expect(await list({ q: 'kin', country: 'peru' })).toMatchObject([{ id: card.id, updatedAt: card.updatedAt }]);
  expect(await stored()).toEqual(whole);
  expect(await revision()).toBeGreaterThan(before);
});
