import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/lib/postgres';
import { errorEnvelope, MEGABYTE, type StaffPlayerCard, uploadAnswer } from '../../src/contract';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { Bucket } from '../support/bucket';
import { OwnServer } from '../support/own-server';
import { ADMIN, STAFF } from '../support/settings';
import { TcpProxy } from '../support/tcp-proxy';
import { imageForm, picture } from '../support/test-data';

/** The database or the storage of files is away: everything says so in one way, nothing is stored in part, and all works again by itself. */

const SOON = { timeout: 15_000, interval: 250 };
/** What is given up, in milliseconds (requirement), and how long the way there and back may take beside it. */
const GIVEN_UP_MS = 10_000;
const SLACK_MS = 2_000;

let postgres: Postgres;
let bucket: Bucket;
let database: TcpProxy;
let storage: TcpProxy;
let cms: OwnServer;
let token: string;
let adminToken: string;
let card: StaffPlayerCard;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const began = Date.now();
  const response = await fetch(cms.base + path, {
    method,
    headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, milliseconds: Date.now() - began };
}

const asStaff = (method: string, path: string, body?: object) => send(method, path, body, { 'x-token': token });
const asEditor = (method: string, path: string, body?: object) =>
  send(method, path, body, { authorization: `Bearer ${adminToken}` });
const signIn = () => send('POST', '/api/auth/login', { email: STAFF.email, password: STAFF.password });
const upload = async () =>
  asStaff('POST', '/api/player-cards/upload-image', imageForm(await picture('jpeg', { width: 300, height: 200 })));
const storedCard = async () => (await asStaff('GET', `/api/player-cards/${card.id}`)).text;
const imageUrlOf = ({ text }: Answer) => uploadAnswer.parse(JSON.parse(text)).imageUrl;

/** What the API says of a failure: status, whether the client learns when to try again, and why. */
function failureOf({ status, headers, text }: Answer) {
  const { error } = errorEnvelope.parse(JSON.parse(text));
  return [status, error.status, Number(headers.get('retry-after')) > 0, error.details?.key];
}

const cardOf = (sport: string) => ({
  status: true,
  active: true,
  name: 'Ana',
  lastName: 'Peña',
  sport,
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  country: 'El Salvador',
});

const AWAY = { database: [503, 503, true, 'database.down'], storage: [503, 503, true, 'storage.down'] };

beforeAll(async () => {
  [postgres, bucket] = await Promise.all([startPostgres(), Bucket.at()]);
  await bucket.up();
  [database, storage] = await Promise.all([TcpProxy.to(postgres.port), TcpProxy.to(bucket.port)]);
  cms = await OwnServer.with({
    ...bucket.settingsAt(storage.port),
    DATABASE_URL: `${postgres.url(database.port)}/postgres`,
  });
  await cms.start();
  token = JSON.parse((await signIn()).text).token;
  adminToken = JSON.parse((await send('POST', '/admin/login', ADMIN)).text).data.token;
  const sports = '/content-manager/collection-types/api::sport.sport';
  const sport = JSON.parse((await asEditor('POST', sports, { name: 'Soccer-Test', displayOrder: 10 })).text).data;
  const made = await asStaff('POST', '/api/player-cards/create', {
    ...cardOf(sport.documentId),
    cardImageUrl: imageUrlOf(await upload()),
  });
  card = JSON.parse(made.text).playerCard;
});
afterAll(async () => {
  await cms.end();
  await Promise.all([database.close(), storage.close()]);
  await Promise.all([postgres.stop(), bucket.down()]);
});
afterEach(async () => {
  await Promise.all([database.set('open'), storage.set('open')]);
  await vi.waitFor(async () => expect((await send('GET', '/_ready')).status).toBe(204), SOON);
});

/** The first answer that is not the one of a moment ago. */
const untilNotReady = () =>
  vi.waitFor(async () => {
    const answer = await send('GET', '/_ready');
    expect(answer.status).not.toBe(204);
    return answer;
  }, SOON);

/** Bodies for the calls that check them before they ask the database. */
const BODIES: Record<string, object> = {
  '/auth/login': { email: STAFF.email, password: STAFF.password },
  '/auth/forgot-password': { email: STAFF.email },
  '/auth/reset-password': { code: 'x'.repeat(43), password: 'Brave-Otter-19' },
};

/** A call of the contract with what it takes to reach the database. */
function reach({ method, path, access, body }: Endpoint): Promise<Answer> {
  const call = access === 'staff' ? asStaff : send;
  const address = `/api${path
    .replace('{page}', '1')
    .replace('{name}', 'home')
    .replace(/\{\w+\}/, card.id)}`;
  return call(method.toUpperCase(), address, body ? (BODIES[path] ?? {}) : undefined);
}

describe('without the database', () => {
  test('every call of the API, pictures, sign-in of editors and their screens answer 503; the process lives', async () => {
    await database.set('refusing');
    for (const endpoint of endpoints) {
      expect([endpoint.path, ...failureOf(await reach(endpoint))]).toEqual([endpoint.path, ...AWAY.database]);
    }
    expect(failureOf(await send('GET', card.cardImageUrl ?? ''))).toEqual(AWAY.database);
    expect(failureOf(await send('POST', '/admin/login', ADMIN))).toEqual(AWAY.database);
    expect(failureOf(await asEditor('GET', '/admin/users/me'))).toEqual(AWAY.database);
    expect(failureOf(await asEditor('GET', '/content-manager/collection-types/api::sport.sport'))).toEqual(
      AWAY.database,
    );
    expect((await send('GET', '/_health')).status).toBe(204);
    expect(failureOf(await untilNotReady())).toEqual(AWAY.database);
    await database.set('open');
    await vi.waitFor(async () => expect((await signIn()).status).toBe(200), SOON);
    expect((await send('GET', '/api/player-cards')).text).toContain(card.id);
  });

  test('one that is lost before the commit has stored nothing, and nobody is told that it has', async () => {
    const cards = async () => (await send('GET', '/api/player-cards?page=1')).headers.get('x-total-count');
    const before = await cards();
    await database.set({ cuttingAt: 'COMMIT' });
    // A call that commits nothing: from here on it is not the change of connections that fails.
    await vi.waitFor(async () => expect((await asStaff('GET', '/api/auth/renew')).status).toBe(200), SOON);
    const answer = await asStaff('POST', '/api/player-cards/create', cardOf(card.sport?._id ?? ''));
    expect(failureOf(answer)).toEqual(AWAY.database);
    await database.set('open');
    await vi.waitFor(async () => expect((await signIn()).status).toBe(200), SOON);
    expect(await cards()).toBe(before);
  });

  test('one that is lost while Strapi looks for the sport of a card is not taken for a wrong sport', async () => {
    const lookForSport = 'as "count" from "sports"';
    await database.set({ cuttingAt: lookForSport });
    await vi.waitFor(async () => expect((await asStaff('GET', '/api/auth/renew')).status).toBe(200), SOON);
    const answer = await asStaff('POST', '/api/player-cards/create', cardOf(card.sport?._id ?? ''));
    expect(failureOf(answer)).toEqual(AWAY.database);
  });

  test('one that accepts and says nothing is given up, also in the middle of a query, and none is waited for twice', async () => {
    expect((await signIn()).status).toBe(200);
    await database.set('hanging');
    const answers = await Promise.all([
      signIn(),
      send('GET', '/api/gallery'),
      asStaff('GET', '/api/auth/renew'),
      // More than the pool has connections.
      ...Array.from({ length: 12 }, () => asStaff('PUT', `/api/player-cards/${card.id}/visibility`, { listed: false })),
    ]);
    for (const answer of answers) expect(failureOf(answer)).toEqual(AWAY.database);
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(GIVEN_UP_MS + SLACK_MS);
    await database.set('open');
    await vi.waitFor(async () => expect((await signIn()).status).toBe(200), SOON);
    expect(JSON.parse(await storedCard()).playerCard.listed).toBe(true);
  });
});

describe.each([
  ['refuses connections', 'refusing'],
  ['answers with an error of its own', { saying: 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n' }],
  ['accepts and says nothing', 'hanging'],
] as const)('a storage that %s', (_, behaviour) => {
  test('is given up and reported; a card stays as it was stored, with the picture it had', async () => {
    const before = await storedCard();
    await storage.set(behaviour);
    const answers = await Promise.all([
      send('GET', card.cardImageUrl ?? ''),
      upload(),
      asEditor('POST', '/upload', libraryForm(await picture('png'), 'lost.png')),
      untilNotReady(),
    ]);
    for (const answer of answers) expect(failureOf(answer)).toEqual(AWAY.storage);
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(GIVEN_UP_MS + SLACK_MS);
    expect((await send('GET', '/_health')).status).toBe(204);
    expect(await storedCard()).toBe(before);
    await storage.set('open');
    expect((await send('GET', card.cardImageUrl ?? '')).status).toBe(200);
    expect((await asEditor('GET', '/upload/files?filters[name]=lost.png')).text).toContain('"results":[]');
  });
});

test('a storage that stops in the middle of a file is given up, and the visitor’s connection ends', async () => {
  // More than the buffers of all connections between hold.
  const document = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(64 * MEGABYTE)]);
  const [{ url }] = JSON.parse((await asEditor('POST', '/upload', libraryForm(document, 'guide.pdf'))).text);
  const body = (await fetch(cms.base + url)).body?.getReader();
  await body?.read();
  await storage.set('hanging');
  const began = Date.now();
  const rest = async () => {
    while (!(await body?.read())?.done);
  };
  await expect(rest()).rejects.toThrow();
  expect(Date.now() - began).toBeLessThan(GIVEN_UP_MS + SLACK_MS);
});

/** A file for the media library. */
function libraryForm(bytes: Buffer, name: string): FormData {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
}
