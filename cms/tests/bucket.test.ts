import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileKeyOf, type GlobalContent, type StaffPlayerCard } from '../src/contract';
import { Bucket } from './support/bucket';
import { OwnServer } from './support/own-server';
import { STAFF, throwAwaySettings } from './support/settings';
import { imageForm, picture } from './support/test-data';

/** Pictures in an S3 bucket are served by the same route and rules as on the disk. */

let bucket: Bucket;
let cms: OwnServer;
let token: string;
beforeAll(async () => {
  bucket = await Bucket.at();
  await bucket.up();
  cms = await OwnServer.with({ ...bucket.settings, SEED: 'base' });
  await cms.start();
  const body = JSON.stringify({ email: STAFF.email, password: STAFF.password });
  const session = await fetch(`${cms.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  token = ((await session.json()) as { token: string }).token;
});
afterAll(async () => {
  await cms.end();
  await bucket.down();
});

const get = (url: string | null | undefined, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${cms.base}${url}`, { headers, method });

async function api<Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
  const isForm = body instanceof FormData;
  const headers = { 'x-token': token, ...(isForm ? {} : { 'content-type': 'application/json' }) };
  const sent = body && (isForm ? body : JSON.stringify(body));
  const answer = await fetch(`${cms.base}/api${path}`, { method, headers, ...(sent ? { body: sent } : {}) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const upload = async () =>
  api<{ imageUrl: string }>(
    'POST',
    '/player-cards/upload-image',
    imageForm(await picture('jpeg', { width: 300, height: 200 })),
  );

/** A card that is shown with a new picture. */
async function shownPicture() {
  const url = (await upload()).body.imageUrl;
  const sports = await api<{ id: string }[]>('GET', '/sports');
  const { body } = await api<{ playerCard: StaffPlayerCard }>('POST', '/player-cards/create', {
    status: true,
    active: true,
    name: 'Ana',
    lastName: 'Peña',
    sport: sports.body[0]?.id,
    highSchoolGraduation: 2026,
    collegeEnrollmentExpected: 2027,
    country: 'El Salvador',
    cardImageUrl: url,
  });
  return { url, id: body.playerCard.id };
}

describe('a picture in the bucket', () => {
  test('has a path on our origin, and its object is private', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    expect(body.imageUrl).toMatch(/^\/uploads\/upfield\/[0-9a-f]{32}\.jpg$/);
    expect(bucket.accessLists).toEqual([]);
    expect((await get(body.imageUrl)).status).toBe(404);
    expect((await get(body.imageUrl, { 'x-token': token })).status).toBe(200);
  });

  test('is streamed whole, in part, and by its head', async () => {
    const { url } = await shownPicture();
    const whole = await get(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    const part = await get(url, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    expect((await get(url, { range: 'bytes=9999999-' })).status).toBe(416);
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  test('is hidden from visitors together with its card', async () => {
    const { url, id } = await shownPicture();
    const { body } = await api<{ playerCard: StaffPlayerCard }>('PUT', `/player-cards/${id}/visibility`, {
      listed: false,
    });
    expect((await get(url)).status).toBe(404);
    const forStaff = await get(body.playerCard.cardImageUrl);
    expect([forStaff.status, forStaff.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('is deleted with its last use', async () => {
    const url = (await upload()).body.imageUrl;
    expect((await api('DELETE', `/player-cards/delete-image/${fileKeyOf(url)}`)).status).toBe(200);
    expect((await get(url, { 'x-token': token })).status).toBe(404);
    expect(bucket.has(url.replace('/uploads/', ''))).toBe(false);
  });
});

test('the media library has addresses on our origin, too', async () => {
  const page = await get('/api/site/pages/home');
  const text = await page.text();
  const [media] = /\/uploads\/[\w.-]+/.exec(text) ?? [];
  expect(text).not.toContain(bucket.settings.S3_ENDPOINT);
  const answer = await get(media);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('a picture of the library that is replaced in the bucket has another address', async () => {
  const shared = async () => (await api<GlobalContent>('GET', '/site/global')).body.defaultSeo.image?.url ?? '';
  const before = await shared();
  const query = '/upload/files?filters[name]=open-graph.jpg';
  const { results } = await cms.admin<{ results: { id: number }[] }>('GET', query);
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(await picture('jpeg'))], { type: 'image/jpeg' }), 'new.jpg');
  await cms.admin('POST', `/upload?id=${results[0]?.id}`, form);
  const after = await shared();
  expect([after.split('?')[0], after === before]).toEqual([before.split('?')[0], false]);
  const keptFor = async (url: string) => (await get(url)).headers.get('cache-control');
  expect([await keptFor(before), await keptFor(after)]).toEqual([
    'public, max-age=60',
    'public, max-age=31536000, immutable',
  ]);
});

test('a bucket that does not answer is reported, and a picture it must still delete is not readable any more', async () => {
  const { url } = await shownPicture();
  const unclaimed = (await upload()).body.imageUrl;
  await bucket.down();
  const read = await get(url);
  expect([read.status, read.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(read.headers.get('retry-after')).not.toBeNull();
  expect((await upload()).status).toBe(503);
  expect((await api('DELETE', `/player-cards/delete-image/${fileKeyOf(unclaimed)}`)).status).toBe(200);
  await bucket.up();
  expect((await get(url)).status).toBe(200);
  expect((await get(unclaimed, { 'x-token': token })).status).toBe(404);
});

test('the bucket of the settings is made where it is missing, and once', async () => {
  const empty = await Bucket.at();
  await empty.up([]);
  const command = join(import.meta.dirname, '../dist/src/commands/make-bucket.js');
  const env = { ...process.env, ...(await throwAwaySettings()), ...empty.settings };
  try {
    const events = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { stdout } = await promisify(execFile)(process.execPath, [command], { env });
      events.push(JSON.parse(stdout));
    }
    expect(events).toMatchObject([{ event: 'bucket-made' }, { event: 'bucket-exists' }]);
  } finally {
    await empty.down();
  }
});

test('a first start without its bucket ends at once and names it', async () => {
  const empty = await Bucket.at();
  await empty.up([]);
  const first = await OwnServer.with({ ...empty.settings, SEED: 'base' });
  try {
    first.launch();
    await first.died();
    expect(first.output).toContain(`the bucket ${empty.settings.S3_BUCKET} is not there or cannot be reached`);
  } finally {
    await first.kill();
    await empty.down();
  }
});
