import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AdminCall, adminOf, signInAs } from './support/admin';
import { call } from './support/api';
import { importGlobal, publishNewsletter } from './support/global';
import { family, solvedCaptcha, visitor } from './support/leads';
import { server } from './support/server';
import { makeCard } from './support/test-data';

const LIST = '/content-manager/collection-types/api::lead.lead';

interface Listed {
  documentId: string;
  email: string;
  state: string;
  urgent: boolean;
  createdAt: string;
}

let strapi: Core.Strapi;
let manage: AdminCall;

beforeAll(async () => {
  strapi = (await server()).strapi;
  manage = await adminOf('super admin');
  await importGlobal();
  await publishNewsletter(true);
});
afterAll(() => publishNewsletter(false));

const send = (body: object) => call('/leads', { method: 'POST', body, headers: visitor() });
const newAddress = () => `${randomUUID()}@example.com`;

async function newLead(changes: Record<string, unknown> = {}): Promise<string> {
  const body = family(await solvedCaptcha(), { email: newAddress(), ...changes });
  expect((await send(body)).status).toBe(201);
  return body.email;
}

async function newRemoval(email = newAddress()): Promise<string> {
  const { id } = await makeCard();
  const body = {
    kind: 'removal-request',
    submissionId: randomUUID(),
    altcha: await solvedCaptcha(),
    playerId: id,
    fullname: 'Rosa Monterrosa',
    email,
    message: 'Please take it down.',
    elapsed: 40_000,
  };
  expect((await send(body)).status).toBe(201);
  return email;
}

const listed = async (sort: string) =>
  (await manage<{ results: Listed[] }>('GET', `${LIST}?page=1&pageSize=100&sort=${sort}`)).body.results;
const find = async (email: string) =>
  (await manage<{ results: Listed[] }>('GET', `${LIST}?filters[email][$eq]=${email}`)).body.results[0];

test('the list shows removal requests first, then the newest, until they are closed', async () => {
  const removal = await newRemoval();
  const older = await newLead();
  const newer = await newLead();
  const emails = (await listed('urgent:DESC')).map(({ email }) => email);
  expect(emails.indexOf(removal)).toBeLessThan(emails.indexOf(newer));
  expect(emails.indexOf(newer)).toBeLessThan(emails.indexOf(older));

  const lead = await find(removal);
  const closed = await manage('PUT', `${LIST}/${lead?.documentId}`, { state: 'closed' });
  expect(closed.status).toBe(200);
  expect((await find(removal))?.urgent).toBe(false);
  const after = (await listed('urgent:DESC')).map(({ email }) => email);
  expect(after.indexOf(newer)).toBeLessThan(after.indexOf(removal));
});

test('the list’s default order is urgent first', async () => {
  const { body } = await manage<{ data: { contentType: { settings: object } } }>(
    'GET',
    '/content-manager/content-types/api::lead.lead/configuration',
  );
  expect(body.data.contentType.settings).toMatchObject({ defaultSortBy: 'urgent', defaultSortOrder: 'DESC' });
});

test('all leads are exported as CSV without formulas that a spreadsheet would run', async () => {
  const email = await newLead({ fullname: '=HYPERLINK("https://evil.example","Eva")' });
  const answer = await manage<string>('GET', '/lead-desk/csv');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const line = answer.body.split('\r\n').find((text) => text.includes(email));
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"",""Eva"")"`);
});

test('the export is what the list shows under its filters and its search', async () => {
  const sport = `Curling ${randomUUID().slice(0, 8)}`;
  const [first, second] = [await newLead({ sport }), await newLead({ sport, fullname: 'Berta Paz' })];
  const other = await newLead();
  const filtered = (await manage<string>('GET', `/lead-desk/csv?filters[$and][0][sport][$eq]=${sport}`)).body;
  expect(filtered.indexOf(first)).toBeLessThan(filtered.indexOf(second));
  expect(filtered).toContain(first);
  expect(filtered).not.toContain(other);
  const searched = (await manage<string>('GET', `/lead-desk/csv?_q=Berta&filters[$and][0][sport][$eq]=${sport}`)).body;
  expect(searched).toContain(second);
  expect(searched).not.toContain(first);
});

describe('state and owner from the list', () => {
  const idOf = async (email: string) => (await find(email))?.documentId;
  const change = (who: AdminCall, body: object) => who('POST', '/lead-desk/change', body);

  test('are set for several leads at once, and one that is closed is urgent no more', async () => {
    const editor = await adminOf('editor');
    const owners = (await editor<{ id: number; name: string }[]>('GET', '/lead-desk/owners')).body;
    const owner = owners.find(({ name }) => name === 'Desk')?.id;
    const [family, removal] = [await newLead(), await newRemoval()];
    const leads = [await idOf(family), await idOf(removal)];
    expect((await change(editor, { leads, state: 'closed', owner })).status).toBe(204);
    for (const email of [family, removal]) {
      expect(await find(email)).toMatchObject({ state: 'closed', urgent: false, owner: { id: owner } });
    }
    expect((await change(editor, { leads, owner: null })).status).toBe(204);
    expect(await find(family)).toMatchObject({ state: 'closed', owner: null });
  });

  test('all or none: an unknown lead changes nothing', async () => {
    const email = await newLead();
    const { status } = await change(manage, { leads: [await idOf(email), 'unknown'], state: 'signed' });
    expect([status, (await find(email))?.state]).toEqual([404, 'new']);
  });

  test('are for who may edit leads', async () => {
    const email = await newLead();
    const body = { leads: [await idOf(email)], state: 'signed' };
    const author = await adminOf('author');
    expect((await change(signInAs(null), body)).status).toBe(401);
    expect((await change(author, body)).status).toBe(403);
    for (const bad of [{ ...body, state: 'lost' }, { leads: body.leads }, { ...body, fullname: 'x' }]) {
      expect((await change(manage, bad)).status).toBe(400);
    }
    expect((await find(email))?.state).toBe('new');
  });
});

test('a person’s data is exported and erased by e-mail address', async () => {
  const email = await newLead();
  await newRemoval(email);
  await call('/newsletter', { method: 'POST', body: { email }, headers: visitor() });
  const person = { email: ` ${email.toUpperCase()} ` };
  const handed = await manage<Record<string, unknown[]>>('POST', '/lead-desk/person/export', person);
  expect(handed.status).toBe(200);
  expect(Object.fromEntries(Object.entries(handed.body).map(([name, found]) => [name, found.length]))).toEqual({
    leads: 2,
    mails: 5,
    newsletter: 1,
  });

  const erased = await manage('POST', '/lead-desk/person/erase', person);
  expect([erased.status, erased.body]).toEqual([200, { leads: 2, mails: 5, newsletter: 1 }]);
  expect(await find(email)).toBeUndefined();
  const mails = strapi.db.query('api::mail-job.mail-job' as 'api::lead.lead');
  expect(await mails.count({ where: { text: { $contains: email } } })).toBe(0);
});

test('the calls need the permissions that an administrator grants', async () => {
  const email = await newLead();
  const calls = [
    ['GET', '/lead-desk/csv', undefined],
    ['POST', '/lead-desk/person/export', { email }],
    ['POST', '/lead-desk/person/erase', { email }],
  ] as const;
  const statuses = async (who: AdminCall) => {
    const answers = [];
    for (const [method, path, body] of calls) answers.push((await who(method, path, body)).status);
    return answers;
  };
  expect(await statuses(signInAs(null))).toEqual([401, 401, 401]);
  expect(await statuses(await adminOf('author'))).toEqual([403, 403, 403]);
  expect(await statuses(await adminOf('editor'))).toEqual([200, 403, 403]);
  expect(await find(email)).toBeDefined();
  const bad = await manage('POST', '/lead-desk/person/erase', { email: 'nobody' });
  expect(bad.status).toBe(400);
});

test('exports and erasures are audited at every log level with the actor, without the person’s data', async () => {
  const written: string[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  onTestFinished(() => stderr.mockRestore());
  const email = await newLead();
  await manage('GET', '/lead-desk/csv');
  await manage('POST', '/lead-desk/person/export', { email });
  await manage('POST', '/lead-desk/person/erase', { email });
  const entries = written.filter((line) => line.includes('"audit"'));
  expect(entries.map((line) => JSON.parse(line))).toMatchObject([
    { audit: 'leads downloaded', by: expect.stringMatching(/^admin user \d+$/), count: expect.any(Number) },
    { audit: 'person handed out', by: expect.stringMatching(/^admin user \d+$/), count: 3 },
    { audit: 'person erased', by: expect.stringMatching(/^admin user \d+$/), count: 3 },
  ]);
  expect(entries.join()).not.toContain(email);
});
