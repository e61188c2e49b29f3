import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { StaffPlayerCard } from '../src/contract';
import { rows } from '../src/database/rows';
import { type AdminCall, adminOf } from './support/admin';
import { call, staffToken } from './support/api';
import { GLOBAL, importGlobal } from './support/global';
import { family, solvedCaptcha, visitor } from './support/leads';
import { compiled, server } from './support/server';
import { makeCard, unique } from './support/test-data';

/** What the roles Editor and Author may do in the admin, on a new installation and on one that is older than the rules. */

const SINGLE = `/content-manager/single-types/${GLOBAL}`;
const collection = (name: string, rest = '') => `/content-manager/collection-types/api::${name}${rest}`;
const LEAD = 'lead.lead';
const CARD = 'player-card.player-card';
const SPORT = 'sport.sport';

interface Listed {
  documentId: string;
  [field: string]: unknown;
}

let strapi: Core.Strapi;
let editor: AdminCall;
let admin: AdminCall;

beforeAll(async () => {
  ({ strapi } = await server());
  await importGlobal();
  editor = await adminOf('editor');
  admin = await adminOf('super admin');
});

const entries = async (who: AdminCall, name: string, query = '') =>
  (await who<{ results: Listed[] }>('GET', collection(name, `?pageSize=100${query}`))).body.results;

async function newLead(): Promise<Listed> {
  const body = family(await solvedCaptcha());
  await call('/leads', { method: 'POST', body, headers: visitor() });
  const [lead] = await entries(editor, LEAD, `&filters[email][$eq]=${body.email}`);
  if (!lead) throw new Error('An editor does not see the lead.');
  return lead;
}

describe('an editor', () => {
  test('saves and publishes what is on a page, makes a language that is missing, and cannot delete it', async () => {
    const { body } = await editor<{ data: Listed }>('GET', SINGLE);
    const { contact } = body.data;
    expect((await editor('PUT', SINGLE, { contact })).status).toBe(200);
    expect((await editor('POST', `${SINGLE}/actions/publish`, { contact })).status).toBe(200);
    expect((await editor('DELETE', SINGLE)).status).toBe(403);
    const about = 'api::about-page.about-page';
    await rows(strapi, about).deleteMany({ where: {} });
    expect((await editor('PUT', `/content-manager/single-types/${about}?locale=es`, {})).status).toBe(200);
    await rows(strapi, about).deleteMany({ where: {} });
  });

  test('sets the state of a lead, and nothing that the family wrote', async () => {
    const lead = await newLead();
    const path = collection(LEAD, `/${lead.documentId}`);
    const changed = { ...lead, state: 'contacted', notes: 'Called.', fullname: 'Someone Else' };
    expect((await editor('PUT', path, changed)).status).toBe(200);
    const { body } = await editor<{ data: Listed }>('GET', path);
    expect(body.data).toMatchObject({ state: 'contacted', notes: 'Called.', fullname: lead.fullname });
    expect((await editor('DELETE', path)).status).toBe(403);
    const bulk = collection(LEAD, '/actions/bulkDelete');
    expect((await editor('POST', bulk, { documentIds: [lead.documentId] })).status).toBe(403);
    expect((await editor('POST', collection(LEAD), { fullname: 'Ana', email: 'ana@example.com' })).status).toBe(403);
  });

  test.each(['mail-job.mail-job', 'newsletter.subscriber', CARD, 'player-card-career.player-card-career'])(
    'reads %s and writes nothing of it',
    async (name) => {
      expect((await editor('GET', collection(name))).status).toBe(200);
      const writes = [
        ['POST', collection(name)],
        ['POST', collection(name, '/actions/bulkDelete')],
      ] as const;
      for (const [method, path] of writes)
        expect((await editor(method, path, { documentIds: ['x'] })).status).toBe(403);
    },
  );

  test('changes no card, neither by itself nor by its sport', async () => {
    const card = await makeCard();
    const path = collection(CARD, `/${card.id}`);
    expect((await editor('PUT', path, { country: 'Panamá' })).status).toBe(403);
    expect((await editor('DELETE', path)).status).toBe(403);
    const sport = await editor<{ data: Listed }>('POST', collection(SPORT), {
      name: unique('Chess-Chess'),
      displayOrder: 900,
      playerCards: { connect: [{ documentId: card.id }] },
    });
    expect(sport.status).toBe(201);
    const found = `/player-cards?visibility=all&q=${encodeURIComponent(card.lastName)}`;
    const { body } = await call<StaffPlayerCard[]>(found, { token: await staffToken() });
    expect(body).toMatchObject([{ sport: { _id: card.sport?._id } }]);
    expect((await editor('DELETE', collection(SPORT, `/${sport.body.data.documentId}`))).status).toBe(200);
  });

  test.each([
    '/admin/roles',
    '/admin/users',
    '/content-type-builder/content-types',
    '/admin/webhooks',
    '/upload/settings',
  ])('does not see %s', async (path) => expect((await editor('GET', path)).status).toBe(403));
});

test('a deleted card is not found in the admin, by nobody, and is back when its deletion is undone', async () => {
  const card = await makeCard({ lastName: unique('Gone') });
  const token = await staffToken();
  const path = collection(CARD, `/${card.id}`);
  const listed = () => entries(admin, CARD, `&filters[lastName][$eq]=${card.lastName}`);
  expect(await listed()).toHaveLength(1);
  await call(`/player-cards/${card.id}`, { method: 'DELETE', token });
  expect(await listed()).toEqual([]);
  for (const who of [editor, admin]) expect((await who('GET', path)).status).toBe(404);
  expect((await admin('PUT', path, { country: 'Panamá' })).status).toBe(404);
  await call(`/player-cards/${card.id}/restore`, { method: 'POST', token });
  expect(await listed()).toHaveLength(1);
});

describe('an installation that is older than the rules', () => {
  interface PermissionRow {
    id: number;
    action: string;
    subject: string;
    properties: object;
    conditions: string[];
    role: number;
    createdAt: Date;
  }
  const permissions = () => rows<PermissionRow>(strapi, 'admin::permission');
  const DELETE = 'plugin::content-manager.explorer.delete';
  const UPDATE = 'plugin::content-manager.explorer.update';

  async function given(action: string, subject: string, createdAt: Date, properties: object = {}): Promise<number> {
    const role = await rows<{ id: number }>(strapi, 'admin::role').findOne({ where: { code: 'strapi-editor' } });
    const data = { action, subject, properties, conditions: [], role: role?.id ?? 0, createdAt };
    const { id } = await permissions().create({ data });
    onTestFinished(async () => void (await permissions().deleteMany({ where: { id } })));
    return id;
  }

  const start = () =>
    compiled<{ limitEditors: (strapi: Core.Strapi) => Promise<void> }>('accounts/editor-role.js').limitEditors(strapi);
  const stored = (id: number) => permissions().findOne({ where: { id } });
  const atFirst = new Date('2020-01-01');

  test('loses what Strapi gave, and keeps what an administrator has granted since', async () => {
    const byStrapi = await given(DELETE, GLOBAL, atFirst);
    const granted = await given(DELETE, GLOBAL, new Date());
    await start();
    expect(await stored(byStrapi)).toBeNull();
    expect(await stored(granted)).not.toBeNull();
  });

  test('gets the fields that a page has got since, unless an administrator chose them', async () => {
    const old = { fields: ['contact.email'] };
    const byStrapi = await given(UPDATE, GLOBAL, atFirst, old);
    const chosen = await given(UPDATE, GLOBAL, new Date(), old);
    await start();
    expect((await stored(byStrapi))?.properties).toMatchObject({
      fields: expect.arrayContaining(['contact.email', 'contact.whatsappNumber', 'newsletter.enabled']),
    });
    expect((await stored(chosen))?.properties).toEqual(old);
  });
});
