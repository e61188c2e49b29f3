import { beforeAll, describe, expect, test } from 'vitest';
import { LIST_FIELDS, mapBounds, NUMBER_BOUNDS, type StaffPlayerCard } from '../src/contract';
import { badFields, call, type Failure, staffToken } from './support/api';
import { server } from './support/server';
import { STAFF } from './support/settings';
import { cardBody, makeCard, uploadPicture } from './support/test-data';

const numbers = Object.entries(NUMBER_BOUNDS);
const highest = mapBounds(NUMBER_BOUNDS, ({ max }) => max);

interface OneCard {
  playerCard: StaffPlayerCard;
}

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const create = <Body = OneCard>(body: unknown) => call<Body>('/player-cards/create', { method: 'POST', token, body });
const update = <Body = OneCard>(id: string, body: unknown) =>
  call<Body>(`/player-cards/${id}`, { method: 'PUT', token, body });

describe('create', () => {
  test('201 with the whole card as it reads', async () => {
    const [cardImageUrl, bannerImageUrl] = [await uploadPicture(), await uploadPicture()];
    const sent = await cardBody({
      ...highest,
      weight: '61.5',
      gpa: '3,85',
      intendedMajor: '',
      languagesSpoken: 'English/Spanish',
      highlightsLink: 'https://youtu.be/abc',
      cardImageUrl,
      bannerImageUrl,
      career: [{ team: 'Alianza', years: 'Present' }],
    });
    const { status, body } = await create(sent);
    expect(status).toBe(201);
    expect(body.playerCard).toMatchObject({
      ...sent,
      sport: { _id: sent.sport },
      weight: 61.5,
      gpa: 3.85,
      intendedMajor: 'TBD',
      birthYear: 2008,
      listed: true,
      noindex: false,
      demo: false,
      updatedBy: STAFF.name,
      career: [{ id: 'current', team: 'Alianza', startYear: null, endYear: null, isCurrent: true }],
    });
    const read = await call<OneCard>(`/player-cards/${body.playerCard.id}`, { token });
    expect(read.body).toEqual(body);
    const query = new URLSearchParams({ q: String(sent.lastName), fields: LIST_FIELDS.join(',') });
    const list = await call<object[]>(`/player-cards?${query}`);
    expect(list.body).toHaveLength(1);
    expect(Object.keys(list.body[0] ?? {})).toEqual(expect.arrayContaining(LIST_FIELDS));
    expect(body.playerCard).toMatchObject(list.body[0] ?? {});
  });

  test('keeps a card from visitors from the start, when it is told so', async () => {
    const make = async (query: string) =>
      call<OneCard>(`/player-cards/create${query}`, { method: 'POST', token, body: await cardBody() });
    const { status, body } = await make('?listed=false');
    expect([status, body.playerCard.listed]).toEqual([201, false]);
    expect((await call(`/player-cards/${body.playerCard.id}`)).status).toBe(404);
    expect((await make('?listed=true')).body.playerCard.listed).toBe(true);
    expect((await make('?listed=no')).status).toBe(400);
    expect((await make('?hidden=true')).status).toBe(400);
    expect((await create<Failure>({ ...(await cardBody()), listed: false })).status).toBe(400);
  });

  test('needs only the required fields', async () => {
    const { name, lastName, sport, country, highSchoolGraduation, collegeEnrollmentExpected } = await cardBody();
    const { status, body } = await create({
      name,
      lastName,
      sport,
      country,
      highSchoolGraduation,
      collegeEnrollmentExpected,
    });
    expect(status).toBe(201);
    expect(body.playerCard).toMatchObject({
      gpa: null,
      dateOfBirth: null,
      birthYear: null,
      sportPosition: null,
      status: true,
    });
  });

  test.each<[string, unknown]>([
    ['name', ''],
    ['name', 'a'.repeat(81)],
    ['lastName', '   '],
    ['country', null],
    ['sport', ''],
    ['sport', 'unknown-sport'],
    ['highSchoolGraduation', ''],
    ['highSchoolGraduation', 1949],
    ['collegeEnrollmentExpected', 2101],
    ...numbers.flatMap(([field, { min, max, step }]): [string, number][] => [
      [field, max + step],
      [field, min - step],
    ]),
    ['gpa', 3.555],
    ['height', 'tall'],
    ['dateOfBirth', '2999-01-01'],
    ['dateOfBirth', '2007-02-30'],
    ['dateOfBirth', 'yesterday'],
    ['highlightsLink', 'javascript:alert(1)'],
    ['cardImageUrl', 'https://example.com/a.png'],
    ['cardImageUrl', '/uploads/upfield/unknown.png'],
    ['bannerImageUrl', '/uploads/upfield/unknown.png'],
    ['intendedMajor', 'a'.repeat(121)],
    ['sportPosition', 'a'.repeat(61)],
    ['languagesSpoken', 'a'.repeat(121)],
    ['status', 'yes'],
    ['active', 1],
    ['career.0.years', [{ team: 'FAS', years: '2020' }]],
    ['career.0.team', [{ team: '', years: 'Present' }]],
    [
      'career',
      [
        { team: 'FAS', years: 'Present' },
        { team: 'FAS', years: 'Present' },
      ],
    ],
    ['listed', false],
    ['id', 'x'],
    ['demo', true],
    ['consent', {}],
  ])('400 names %s for %j', async (field, value) => {
    const answer = await create<Failure>(await cardBody({ [field.split('.')[0] as string]: value }));
    expect(answer.status).toBe(400);
    expect(badFields(answer)).toEqual([field]);
  });

  test.each(numbers.flatMap(([field, { min, max }]) => [[field, min] as const, [field, max] as const]))(
    '%s may be %d',
    async (field, value) => {
      const { status, body } = await create(await cardBody({ [field]: value }));
      expect(status).toBe(201);
      expect(body.playerCard[field as keyof StaffPlayerCard]).toBe(value);
    },
  );
});

describe('update', () => {
  test('200 replaces the whole card; an absent optional is null', async () => {
    const card = await makeCard({ ...highest, highlightsLink: 'https://youtu.be/abc' });
    const body = await cardBody({ name: 'Eva' });
    const { status, body: answer } = await update(card.id, body);
    expect(status).toBe(200);
    expect(answer.playerCard).toMatchObject({
      id: card.id,
      name: 'Eva',
      ...mapBounds(NUMBER_BOUNDS, () => null),
      highlightsLink: null,
    });
  });

  test('does not publish an unlisted card', async () => {
    const card = await makeCard();
    await call(`/player-cards/${card.id}/visibility`, { method: 'PUT', token, body: { listed: false } });
    const { body } = await update(card.id, await cardBody());
    expect(body.playerCard.listed).toBe(false);
    expect((await call(`/player-cards/${card.id}`)).status).toBe(404);
  });

  test('400 without the position', async () => {
    const card = await makeCard();
    const answer = await update<Failure>(card.id, await cardBody({ sportPosition: '' }));
    expect([answer.status, badFields(answer)]).toEqual([400, ['sportPosition']]);
  });

  test('404 for an unknown card', async () => {
    expect((await update('unknown', await cardBody())).status).toBe(404);
  });

  test('409 for a version that somebody else has replaced, and nothing changes', async () => {
    const card = await makeCard();
    const first = await update(card.id, await cardBody({ name: 'First', updatedAt: card.updatedAt }));
    expect(first.status).toBe(200);
    const late = await update<Failure>(card.id, await cardBody({ name: 'Late', updatedAt: card.updatedAt }));
    expect(late.status).toBe(409);
    expect(late.body.error.details).toMatchObject({
      updatedAt: first.body.playerCard.updatedAt,
      updatedBy: STAFF.name,
    });
    const { body } = await call<OneCard>(`/player-cards/${card.id}`, { token });
    expect(body.playerCard.name).toBe('First');
  });

  test('of several concurrent saves of the same version, one succeeds', async () => {
    const card = await makeCard();
    const saves = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (name) => update(card.id, await cardBody({ name, updatedAt: card.updatedAt }))),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('an unknown picture changes nothing', async () => {
    const card = await makeCard();
    expect(
      (await update(card.id, await cardBody({ name: 'New', cardImageUrl: '/uploads/upfield/unknown.png' }))).status,
    ).toBe(400);
    const { body } = await call<OneCard>(`/player-cards/${card.id}`, { token });
    expect(body.playerCard.updatedAt).toBe(card.updatedAt);
  });
});

describe('visibility', () => {
  test('takes a card out of the list and brings it back', async () => {
    const card = await makeCard();
    const set = (listed: unknown) =>
      call<OneCard>(`/player-cards/${card.id}/visibility`, { method: 'PUT', token, body: { listed } });
    const ids = async (query: string, headers = {}) =>
      (await call<{ id: string }[]>(`/player-cards?${query}`, headers)).body.map(({ id }) => id);

    const off = await set(false);
    expect([off.status, off.body.playerCard.listed]).toEqual([200, false]);
    expect(await ids('fields=id')).not.toContain(card.id);
    expect((await call(`/player-cards/${card.id}`)).status).toBe(404);
    expect((await call(`/player-cards/${card.id}`, { token })).status).toBe(200);
    expect(await ids('fields=id&visibility=all', { token })).toContain(card.id);

    await set(true);
    expect(await ids('fields=id')).toContain(card.id);
  });

  test('hides its pictures from visitors', async () => {
    const { base } = await server();
    const cardImageUrl = await uploadPicture();
    const card = await makeCard({ cardImageUrl, bannerImageUrl: cardImageUrl });
    const set = async (listed: boolean) => {
      const path = `/player-cards/${card.id}/visibility`;
      return (await call<OneCard>(path, { method: 'PUT', token, body: { listed } })).body.playerCard;
    };
    const get = (url: string | null) => fetch(`${base}${url}`);
    expect((await get(cardImageUrl)).status).toBe(200);

    const hidden = await set(false);
    expect((await get(cardImageUrl)).status).toBe(404);
    for (const url of [hidden.cardImageUrl, hidden.bannerImageUrl]) {
      const { status, headers } = await get(url);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    expect((await get(`${cardImageUrl}?view=forged`)).status).toBe(404);
    const body = { ...(await cardBody()), cardImageUrl: hidden.cardImageUrl };
    expect((await call(`/player-cards/${card.id}`, { method: 'PUT', token, body })).status).toBe(200);

    expect((await set(true)).cardImageUrl).toBe(cardImageUrl);
    expect((await get(cardImageUrl)).status).toBe(200);
  });

  test.each([[{}], [{ listed: 'no' }], [{ listed: true, other: 1 }]])('400 for %j', async (body) => {
    const card = await makeCard();
    expect((await call(`/player-cards/${card.id}/visibility`, { method: 'PUT', token, body })).status).toBe(400);
  });

  test('404 for an unknown card', async () => {
    expect(
      (await call('/player-cards/unknown/visibility', { method: 'PUT', token, body: { listed: true } })).status,
    ).toBe(404);
  });
});

test('a card that is disabled or inactive does not exist for visitors', async () => {
  for (const flags of [{ status: false }, { active: false }]) {
    const card = await makeCard(flags);
    expect((await call(`/player-cards/${card.id}`)).status).toBe(404);
    expect((await call(`/player-cards/${card.id}`, { token })).status).toBe(200);
  }
});
