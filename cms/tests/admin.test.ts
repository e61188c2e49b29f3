import { beforeAll, expect, test } from 'vitest';
import type { StaffPlayerCard } from '../src/contract';
import { call, type Failure, staffToken } from './support/api';
import { compiled, type Server, server } from './support/server';
import { STAFF } from './support/settings';
import { cardBody, makeCard, makeSport, unique } from './support/test-data';

const CARDS = 'api::player-card.player-card';
const SPORTS = 'api::sport.sport';

let running: Server;
let admin: string;

beforeAll(async () => {
  running = await server();
  const { environment } = compiled<{ environment: { ADMIN_EMAIL: string } }>('environment.js');
  const password = 'Amber-Lantern-52';
  await running.strapi.service('admin::user').resetPasswordByEmail(environment.ADMIN_EMAIL, password);
  const { body } = await manage<{ data: { token: string } }>('POST', '/admin/login', {
    email: environment.ADMIN_EMAIL,
    password,
  });
  admin = body.data.token;
});

/** A call that the admin panel makes. */
async function manage<Body = Failure>(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: Body }> {
  const response = await fetch(running.base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(admin ? { authorization: `Bearer ${admin}` } : {}) },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const collection = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;
const find = async (query: string) =>
  (
    await call<StaffPlayerCard[]>(`/player-cards?visibility=all&q=${encodeURIComponent(query)}`, {
      token: await staffToken(),
    })
  ).body;

const columns = (changes: object) => ({
  name: 'Admin',
  lastName: unique('Máde'),
  country: 'Panamá',
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  intendedMajor: 'TBD',
  ...changes,
});

test('a card made in the admin is found by its search, and says who made it', async () => {
  const sport = await makeSport();
  const lastName = unique('Máde');
  const made = await manage(
    'POST',
    collection(CARDS),
    columns({ lastName, sport: { connect: [{ documentId: sport.id }] } }),
  );
  expect(made.status).toBe(201);
  expect(await find(lastName.replace('á', 'a'))).toMatchObject([
    { lastName, sport: { _id: sport.id }, updatedBy: 'Site Admin' },
  ]);
});

test("a consent recorded in the admin carries the editor's name, and another edit leaves it", async () => {
  const { id, lastName } = await makeCard();
  const path = collection(CARDS, `/${id}`);
  const consent = { consentGuardian: 'Rosa', consentDate: '2026-01-05', consentText: 'I agree.' };
  await manage('PUT', path, { ...consent, changedBy: 'Marta Staff' });
  const recorded = { consent: { givenBy: 'Rosa', givenOn: '2026-01-05', recordedBy: 'Site Admin' } };
  expect(await find(lastName)).toMatchObject([{ ...recorded, updatedBy: 'Site Admin' }]);

  const byStaff = { consent: { givenBy: 'Rosa', givenOn: '2026-01-06', text: 'I agree.' } };
  await call(`/player-cards/${id}/consent`, { method: 'PUT', token: await staffToken(), body: byStaff });
  await manage('PUT', path, { ...consent, consentDate: '2026-01-06', country: 'Panamá' });
  expect(await find(lastName)).toMatchObject([{ country: 'Panamá', consent: { recordedBy: STAFF.name } }]);

  await manage('PUT', path, { consentGuardian: '', consentDate: null, consentText: '' });
  expect(await find(lastName)).toMatchObject([{ consent: null }]);
});

test.each([
  ['gpa', 5],
  ['satScore', 1601],
  ['weight', -1],
  ['highSchoolGraduation', 1900],
  ['highlightsLink', 'javascript:alert(1)'],
  ['name', ''],
])('the admin keeps to the bounds, too: %s %j', async (field, value) => {
  expect((await manage('POST', collection(CARDS), columns({ [field]: value }))).status).toBe(400);
});

test('a name that is changed in the admin is found under the new one', async () => {
  const card = await makeCard({ lastName: unique('Before') });
  const lastName = unique('After');
  expect((await manage('PUT', collection(CARDS, `/${card.id}`), { lastName })).status).toBe(200);
  expect(await find(card.lastName)).toEqual([]);
  expect(await find(lastName)).toMatchObject([{ id: card.id }]);
});

test('an edit in the admin makes an open form of staff too old to save over it', async () => {
  const card = await makeCard();
  await manage('PUT', collection(CARDS, `/${card.id}`), { country: 'Costa Rica' });
  const save = await call(`/player-cards/${card.id}`, {
    method: 'PUT',
    token: await staffToken(),
    body: await cardBody({ updatedAt: card.updatedAt }),
  });
  expect(save.status).toBe(409);
});

test('a sport in use is not deleted, one by one or in bulk, and the admin is told why', async () => {
  const sport = await makeSport();
  await makeCard({ sport: sport.id });
  const one = await manage('DELETE', collection(SPORTS, `/${sport.id}`));
  expect([one.status, one.body.error.message]).toEqual([
    400,
    'This sport still has player cards. Move or delete them first.',
  ]);
  const bulk = await manage('POST', collection(SPORTS, '/actions/bulkDelete'), { documentIds: [sport.id] });
  expect(bulk.status).toBe(400);
  expect((await call<{ id: string }[]>('/sports')).body.map(({ id }) => id)).toContain(sport.id);
});

test('deleting a card in the admin takes its careers along', async () => {
  const token = await staffToken();
  const card = await makeCard();
  const careers = [{ team: unique('Gone'), startYear: 2020, endYear: 2021, isCurrent: false }];
  await call(`/player-cards-career/update/${card.id}`, { method: 'PUT', token, body: { careers } });
  expect((await manage('DELETE', collection(CARDS, `/${card.id}`))).status).toBe(200);
  const left = await running.strapi.db.connection('player_card_careers').where({ team: careers[0]?.team });
  expect(left).toEqual([]);
});
