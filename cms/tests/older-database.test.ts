import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ManagedCards, PAGE_NAMES, type PlayerCard, type Sport } from '../src/contract';
import { putOldDatabase } from './support/old-database';
import { OwnServer } from './support/own-server';
import { Place } from './support/place';
import { STAFF } from './support/settings';

/**
 * A site that an older version made starts on the newest: the database of the first commit with a demo site
 * (`scripts/generate/old-database.ts`).
 */

let cms: OwnServer;
let token: string;
beforeAll(async () => {
  const place = await Place.make('empty');
  await putOldDatabase(place.settings, 'c86af69');
  cms = OwnServer.at(place, { SEED: 'demo' });
  await cms.start();
});
afterAll(() => cms.end());

async function api<Body>(path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${cms.base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Body;
}

test('its accounts sign in, and none is made anew', async () => {
  ({ token } = await api<{ token: string }>('/auth/login', { email: STAFF.email, password: STAFF.password }));
  expect(cms.output).not.toContain('"account"');
  expect(cms.output).not.toContain('"seeding"');
});

test('its cards are all there, sorted, searched and filtered by what an older version did not store', async () => {
  const { all } = await api<ManagedCards>('/player-cards/managed');
  expect([all.count, all.sports.length]).toEqual([55, 7]);
  expect(await api<Sport[]>('/sports')).toHaveLength(8);
  const cards = await api<PlayerCard[]>('/player-cards?sort=lastName');
  expect(cards).toHaveLength(55);
  expect(cards.at(-1)).toMatchObject({
    name: 'Luciana',
    lastName: 'Zambrano',
    sport: { name: "Soccer-Women's Soccer" },
    dateOfBirth: '2009-10-13',
    satScore: 1090,
    cardImageUrl: '/uploads/upfield/demo-card-luciana-zambrano.webp',
    career: [
      { team: 'Quito Alto FC', startYear: 2024, endYear: null, isCurrent: true },
      { team: 'Unidad Educativa Mirador', startYear: 2021, endYear: 2024, isCurrent: false },
    ],
  });
  expect(await api<PlayerCard[]>('/player-cards?q=uribe%20santa')).toMatchObject([{ lastName: 'Uribe-Santamaría' }]);
});

test('its pages are all answered', async () => {
  for (const name of PAGE_NAMES) await api(`/site/pages/${name}`);
  await api('/site/global');
  await api('/site/global?locale=es');
});

test('a request of a family is there with all that was written', async () => {
  const { results } = await cms.admin<{ results: object[] }>(
    'GET',
    '/content-manager/collection-types/api::lead.lead?_q=peña',
  );
  expect(results).toMatchObject([
    {
      fullname: 'Łucja Peña-Æsir',
      email: 'family@example.com',
      phone: '+50370000000',
      age: 19,
      country: 'El Salvador',
      graduationDate: '2026-11-28',
    },
  ]);
});

test('its editors may do what editors may today, with the fields that pages have got since', async () => {
  interface Permission {
    action: string;
    subject: string | null;
    properties: { fields?: string[]; locales?: string[] };
  }
  const { data: roles } = await cms.admin<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const editor = roles.find(({ code }) => code === 'strapi-editor');
  const { data } = await cms.admin<{ data: Permission[] }>('GET', `/admin/roles/${editor?.id}/permissions`);
  const verbsOf = (type: string) =>
    data.flatMap(({ action, subject }) => (subject === type ? [action.split('.').at(-1)] : [])).sort();
  expect(verbsOf('api::home-page.home-page')).toEqual(['create', 'publish', 'read', 'update']);
  expect(verbsOf('api::lead.lead')).toEqual(['read', 'update']);
  expect(verbsOf('api::player-card.player-card')).toEqual(['read']);
  const update = data.find(
    ({ action, subject }) => action.endsWith('.update') && subject === 'api::privacy-page.privacy-page',
  );
  expect(update?.properties.fields).toContain('hostingCountry');
  expect(update?.properties.locales).toEqual(['en', 'es']);
});
