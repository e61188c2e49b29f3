import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { STAFF } from '../support/site';
import { type LoggedSite, startLoggedSite } from './logged-site';

/** People who use the site as people do, and nothing of whom may stand in the log. */
const FAMILY = {
  fullname: 'Rosalinda Quetzal',
  email: 'rosalinda.quetzal@familia.example',
  phone: '+50370004321',
  guardianName: 'Hortensia Quetzal',
  guardianEmail: 'hortensia@tutora.example',
};
const READER = 'lector.asiduo@boletin.example';
const GUESS = { email: 'intruso@ajeno.example', password: 'Wrong-Guess-77' };
const PLAYER = { name: 'Xochitl', lastName: 'Cuscatlan' };
const SEARCHED = 'Tepezcuintle';
const VISITOR = '203.0.113.77';
const BROWSER = 'Mozilla/5.0 (of Rosalinda)';

/** As they would be found in a line; names in parts, for a library may quote one of them. */
const PERSONAL = [
  ...['rosalinda', 'quetzal', 'hortensia', 'familia.example', 'tutora.example', '70004321'],
  ...['lector.asiduo', 'boletin.example', 'intruso', 'ajeno.example', GUESS.password],
  ...[PLAYER.name, PLAYER.lastName, SEARCHED, VISITOR, STAFF.email, STAFF.name, STAFF.password],
];

const SOON = { timeout: 60_000 };
const ID = /^[0-9a-f-]{36}$/;

let site: LoggedSite;
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startLoggedSite(FAMILY.email);
});
test.afterAll(() => site?.stop());

const headers = { 'x-forwarded-for': VISITOR, 'user-agent': BROWSER };
const get = (path: string, more: object = {}) => fetch(site.web + path, { headers: { ...headers, ...more } });
const post = (path: string, body: object | string, { base = site.web, token = '' } = {}) =>
  fetch(base + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function sendLead(): Promise<number> {
  const challenge = await (await get('/api/leads/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const lead = {
    ...FAMILY,
    submissionId: randomUUID(),
    altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    age: 15,
    sport: 'Soccer',
    country: 'El Salvador',
    graduationDate: '2026-11-28',
    videoHighlight: 'no',
    packageInterested: 'DontKnowYet',
    consent: true,
    elapsed: 40_000,
  };
  return (await post('/api/leads', lead)).status;
}

/** The page's own form, as a browser without scripts sends it. */
const sendPage = () =>
  fetch(`${site.web}/contact`, {
    method: 'POST',
    headers: { ...headers, origin: site.web },
    body: new URLSearchParams({ ...FAMILY, age: '15', sport: 'Soccer' }),
  });

/** A code that only the owner of a mailbox has. */
async function codeIn(address: string): Promise<string> {
  const link = new RegExp(`${address}\\?code=([\\w-]{20,})`);
  await expect.poll(() => site.mails().some((mail) => link.test(mail)), SOON).toBe(true);
  return (
    site
      .mails()
      .map((mail) => link.exec(mail)?.[1])
      .find(Boolean) ?? ''
  );
}

function upload(token: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('kind', 'card');
  form.append('image', new Blob([bytes], { type: 'image/png' }), `${PLAYER.name}-${PLAYER.lastName}.png`);
  const address = `${site.web}/api/player-cards/upload-image`;
  return fetch(address, { method: 'POST', headers: { ...headers, 'x-token': token }, body: form });
}

const entries = () => site.lines.map(({ text }) => JSON.parse(text) as Record<string, unknown>);

/** Everything that was written, and the same with encoded characters undone. */
function written(): string {
  const all = site.lines.map(({ text }) => text).join('\n');
  return `${all}\n${all.replace(/(?:%[0-9a-f]{2})+/gi, (code) => Buffer.from(code.replaceAll('%', ''), 'hex').toString())}`;
}
const found = (values: string[]) => values.filter((value) => written().toLowerCase().includes(value.toLowerCase()));

test('a request is followed by its id from the proxy through web to the CMS', async () => {
  const id = randomUUID();
  await get(`/search?q=${SEARCHED}`, { 'x-request-id': id });
  await expect
    .poll(() => new Set(entries().flatMap(({ requestId, server }) => (requestId === id ? [server] : []))), SOON)
    .toEqual(new Set(['web', 'cms']));
  expect(entries().find(({ requestId, server }) => requestId === id && server === 'web')).toMatchObject({
    level: 'http',
    method: 'GET',
    path: '/search',
    status: 200,
    durationMs: expect.any(Number),
  });
});

test('no server writes personal data, whatever people do and whatever fails', async () => {
  // What people do.
  const { email, password } = STAFF;
  const { token } = (await (await post('/api/auth/login', { email, password })).json()) as { token: string };
  expect(token).toMatch(/^eyJ/);
  expect((await post('/api/auth/login', GUESS)).status).toBe(401);
  expect((await post('/admin/login', GUESS, { base: site.cms })).status).toBe(400);
  expect(await sendLead()).toBe(201);
  expect((await sendPage()).status).toBe(400);
  expect((await post('/api/auth/forgot-password', { email: STAFF.email })).status).toBe(200);
  expect((await post('/api/auth/forgot-password', { email: GUESS.email })).status).toBe(200);
  site.database('UPDATE components_global_newsletters SET enabled = 1');
  expect((await post('/api/newsletter', { email: READER })).status).toBe(200);
  for (const path of ['/search', '/search/suggestions', '/api/player-cards', '/player-cards']) {
    await get(`${path}?q=${SEARCHED}`);
  }
  await upload(token, new TextEncoder().encode(`not a picture of ${PLAYER.name}`));
  await post('/api/player-cards/create', PLAYER, { token });

  // Links of mails.
  const codes = [await codeIn('/reset-password'), await codeIn('/newsletter/confirm')];
  await get(`/reset-password?code=${codes[0]}`);
  await get(`/newsletter/confirm?code=${codes[1]}`);

  // What programs send.
  const broken = `{"email": ${FAMILY.email}, "name": ${FAMILY.fullname}`;
  for (const path of ['/api/leads', '/api/auth/login', '/admin/login', '/admin/forgot-password']) {
    expect((await post(path, broken, { base: site.cms })).status).toBe(400);
  }
  await post('/api/leads', broken);
  await get(`/${encodeURIComponent(FAMILY.email)}/${FAMILY.email}?phone=${encodeURIComponent(FAMILY.phone)}`);
  await get(`/api/people/${encodeURIComponent(FAMILY.email)}`);
  await fetch(`${site.cms}/admin/users?_q=${SEARCHED}`, { headers: { ...headers, authorization: `Bearer ${token}` } });

  // What fails: a mailbox that is refused, the database, the CMS as a whole.
  await expect.poll(() => written(), SOON).toContain('could not be sent: EENVELOPE 550');
  site.database("CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'no room'); END");
  expect(await sendLead()).toBe(500);
  await expect.poll(() => written(), SOON).toContain('no room');
  await site.stopCms();
  await post('/api/leads', FAMILY);
  await sendPage();
  await get(`/search?q=${SEARCHED}x`);
  await expect
    .poll(() => entries().filter(({ server, stack }) => server === 'web' && stack).length, SOON)
    .toBeGreaterThan(1);

  expect(found([...PERSONAL, token, ...codes, BROWSER])).toEqual([]);
  // Each of these was in the log, or the search above looked at nothing.
  for (const path of ['/api/leads', '/api/auth/login', '/api/newsletter', '/search', '/admin/login', '/contact']) {
    expect(entries().map((entry) => entry.path)).toContain(path);
  }
});

test('every line of both servers is one JSON object that says when, how bad and which server', () => {
  for (const { server, text } of site.lines) {
    expect(JSON.parse(text), text).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: expect.stringMatching(/^(error|warn|info|http|debug)$/),
      server,
      message: expect.any(String),
    });
  }
  const requests = entries().filter(({ status }) => status !== undefined);
  expect(requests.length).toBeGreaterThan(40);
  expect(requests.filter(({ requestId }) => !ID.test(String(requestId)))).toEqual([]);
});
