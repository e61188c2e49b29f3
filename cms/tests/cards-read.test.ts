import { beforeAll, describe, expect, test } from 'vitest';
import type { PlayerCard } from '../src/contract';
import { rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { server } from './support/server';
import { makeCard, makeSport, unique } from './support/test-data';

/** A sport used only by this file, so that cards of other files do not appear in its lists. */
let sport: { id: string; name: string };
const cards: Record<string, string> = {};

beforeAll(async () => {
  await server();
  sport = await makeSport();
  const make = async (name: string, lastName: string, more: object) => {
    cards[name] = (await makeCard({ sport: sport.id, name, lastName, ...more })).id;
  };
  await make('Zoë', 'Álvarez', { gpa: 3.9, highSchoolGraduation: 2026, country: 'Honduras', sportPosition: 'Forward' });
  await make('Ana', 'Núñez de Peña', { gpa: 2.5, highSchoolGraduation: 2027, sportPosition: 'Goalkeeper' });
  await make('Bea', 'Brown', { highSchoolGraduation: 2027, sportPosition: 'Midfielder', intendedMajor: 'Biology' });
});

const list = (query: string, token?: string) =>
  call<PlayerCard[]>(`/player-cards?sport=${sport.id}&${query}`, { token });
const names = async (query: string) => (await list(query)).body.map(({ name }) => name);

describe('the list', () => {
  test('is sorted by last name, accents or not', async () => {
    expect(await names('')).toEqual(['Zoë', 'Bea', 'Ana']);
  });

  test('is sorted by sport first', async () => {
    const [late, early] = [await makeSport(undefined, 9000), await makeSport(undefined, 0)];
    const [second, first] = [await makeCard({ sport: late.id }), await makeCard({ sport: early.id })];
    const { body } = await call<PlayerCard[]>('/player-cards');
    const place = (id: string) => body.findIndex((card) => card.id === id);
    expect(place(first.id)).toBeLessThan(place(second.id));
  });

  test.each([
    ['q=alvarez', ['Zoë']],
    ['q=ÁLVAREZ', ['Zoë']],
    ['q=zoe', ['Zoë']],
    ['q=nunez%20ana', ['Ana']],
    ['q=biol', ['Bea']],
    ['q=%25', ['Zoë', 'Bea', 'Ana']],
    ['q=lvarez', []],
    ['position=goalkeeper', ['Ana']],
    ['graduation=2027', ['Bea', 'Ana']],
    ['country=honduras', ['Zoë']],
    ['gpaMin=3', ['Zoë']],
    ['graduation=2027&position=Midfielder', ['Bea']],
    ['sort=-lastName', ['Ana', 'Bea', 'Zoë']],
    ['sort=highSchoolGraduation', ['Zoë', 'Bea', 'Ana']],
    ['sort=-highSchoolGraduation', ['Bea', 'Ana', 'Zoë']],
    ['sort=-gpa', ['Zoë', 'Ana', 'Bea']],
    ['sort=gpa', ['Bea', 'Ana', 'Zoë']],
    ['sort=-updatedAt', ['Bea', 'Ana', 'Zoë']],
  ])('%s finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('comes in pages, with the count of all', async () => {
    const page = await list('page=2&pageSize=2');
    expect(page.body.map(({ name }) => name)).toEqual(['Ana']);
    expect(page.headers.get('x-total-count')).toBe('3');
    expect((await list('page=3&pageSize=2')).body).toEqual([]);
    expect((await list('')).headers.get('x-total-count')).toBe('3');
  });

  test('can be cut to some fields; the id always comes', async () => {
    const { body } = await list('fields=name,cardImageUrl,sport');
    expect(body[0]).toEqual({
      id: cards.Zoë,
      name: 'Zoë',
      cardImageUrl: null,
      sport: { _id: sport.id, name: sport.name },
    });
    expect(Object.keys((await list('fields=birthYear,career')).body[0] ?? {}).sort()).toEqual([
      'birthYear',
      'career',
      'id',
    ]);
    expect((await list('fields=birthYear')).body[0]?.birthYear).toBe(2008);
  });

  test.each([
    ['fields=dateOfBirth'],
    ['fields=password'],
    ['sort=dateOfBirth'],
    ['page=0'],
    ['pageSize=101'],
    ['visibility=some'],
    ['gpaMin=high'],
    ['graduation=soon'],
    ['filters[dateOfBirth][$lt]=2009-01-01'],
    ['where[updatedBy][id]=1'],
    ['populate=*'],
    ['q=a&q=b'],
  ])('400 for %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  test('of an unknown sport is empty', async () => {
    expect((await call<PlayerCard[]>('/player-cards?sport=unknown')).body).toEqual([]);
  });

  test('takes a constant number of queries, however many cards there are', async () => {
    const { strapi } = await server();
    const counted = async (query: string) => {
      let count = 0;
      const watch = () => {
        count += 1;
      };
      strapi.db.connection.on('query', watch);
      await list(query);
      strapi.db.connection.removeListener('query', watch);
      return count;
    };
    await list('');
    expect(await counted('pageSize=3')).toBe(await counted('pageSize=1'));
    // The cards with their sports and careers; the transaction of the snapshot, its revision, the privacy switches.
    expect(await counted('')).toBeLessThanOrEqual(8);
  });
});

describe('the birth date of a minor', () => {
  const one = async (token?: string) =>
    (await call<{ playerCard: PlayerCard }>(`/player-cards/${cards.Ana}`, { token })).body.playerCard;

  test('is a year for visitors, in the list and on the card', async () => {
    expect(await one()).toMatchObject({ dateOfBirth: null, birthYear: 2008 });
    expect((await list('')).body.map(({ dateOfBirth }) => dateOfBirth)).toEqual([null, null, null]);
  });

  test('is a day for staff', async () => {
    expect(await one(await staffToken())).toMatchObject({ dateOfBirth: '2008-05-17', birthYear: 2008 });
  });

  test('is a year for an expired or invalid token', async () => {
    expect(await one('not.a.token')).toMatchObject({ dateOfBirth: null });
  });
});

test('who changed a card, and the consent on record, are for staff alone', async () => {
  const { strapi } = await server();
  await rows(strapi, 'api::player-card.player-card').update({
    where: { documentId: cards.Bea },
    data: { consentGuardian: 'Rosa Brown', consentDate: '2026-01-05', consentText: 'I agree.' },
  });
  const visitor = (await call<{ playerCard: object }>(`/player-cards/${cards.Bea}`)).body.playerCard;
  expect(visitor).not.toHaveProperty('updatedBy');
  expect(visitor).not.toHaveProperty('consent');
  const staff = await call<{ playerCard: object }>(`/player-cards/${cards.Bea}`, { token: await staffToken() });
  expect(staff.body.playerCard).toMatchObject({
    consent: { givenBy: 'Rosa Brown', givenOn: '2026-01-05', text: 'I agree.', recordedBy: null },
  });
});

test('404 for a card that does not exist', async () => {
  const { status, body } = await call('/player-cards/unknown');
  expect(status).toBe(404);
  expect(body.error.message).toBe('No player card has this id. Look for the player in the list of cards.');
});

test('sports come in display order, as id and name', async () => {
  const made = [await makeSport(unique('Later'), 41), await makeSport(unique('Sooner'), 40)];
  const { body } = await call<{ id: string; name: string }[]>('/sports');
  const ids = new Set(made.map(({ id }) => id));
  expect(body.filter(({ id }) => ids.has(id))).toEqual(made.reverse());
});
