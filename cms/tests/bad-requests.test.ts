import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { badFields, call, staffToken } from './support/api';
import { server } from './support/server';
import { ADMIN, STAFF } from './support/settings';
import { cardBody } from './support/test-data';

/** Malformed requests: each is refused with a 4xx status, and the server keeps running. */

let token: string;
let base: string;
beforeAll(async () => {
  base = (await server()).base;
  token = await staffToken();
});

const HALF = '{"email":"%s","password":"\\ud800"}';
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('text that the database or the password hash cannot process', () => {
  test.each([
    ['/api/auth/login', STAFF.email],
    ['/api/auth/login', 'nobody@example.com'],
    ['/admin/login', ADMIN.email],
  ])('half a character as password at %s: hashing it would never end', async (path, email) => {
    expect((await post(path, HALF.replace('%s', email))).status).toBe(400);
  });

  test.each([['/player-cards?country=%00'], ['/player-cards?q=a%00b'], ['/player-cards/%00']])(
    'U+0000 in %s',
    async (path) => expect((await call(path)).status).toBe(400),
  );

  test('U+0000 anywhere in a body, however deep', async () => {
    const body = await cardBody({ name: 'A\u0000B' });
    expect((await call('/player-cards/create', { method: 'POST', token, body })).status).toBe(400);
    const deep = `${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`;
    expect((await post('/api/player-cards/create', deep, { 'x-token': token })).status).toBe(400);
  });
});

describe('a body that cannot be read', () => {
  test('declared as compressed, but is not', async () => {
    const answer = await post('/api/player-cards/create', '{"a":1}', { 'content-encoding': 'gzip', 'x-token': token });
    expect(answer.status).toBe(400);
  });

  test('a form without its boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data', 'x-token': token };
    expect((await post('/api/player-cards/upload-image', 'x', headers)).status).toBe(400);
  });

  test('a form that ends in the middle', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf';
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-token': token };
    expect((await post('/api/player-cards/upload-image', body, headers)).status).toBe(400);
  });

  test('a body whose client disconnects', async () => {
    const half = request(`${base}/api/player-cards/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100', 'x-token': token },
    });
    half.on('error', () => undefined);
    await new Promise((sent) => half.write('{"name":', sent));
    half.destroy();
    expect((await call('/sports')).status).toBe(200);
  });
});

describe('a method that a path does not have', () => {
  test.each([
    ['PATCH', '/player-cards', 405],
    ['DELETE', '/sports', 405],
    ['PROPFIND', '/player-cards', 501],
  ])('%s %s is refused as every other fault is', async (method, path, status) => {
    const answer = await fetch(`${base}/api${path}`, { method });
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { data: null, error: { status, details: { key: 'request.method' } } },
    ]);
    expect(answer.headers.get('allow')).toContain('GET');
  });
});

describe('a card whose text is refused names the field', () => {
  test.each([
    ['highlightsLink', 'https:youtube.com/watch?v=abc'],
    ['highlightsLink', 'https://youtu.be/abc Mateo'],
    ['name', '\u200b\u200b'],
    ['name', '😀'.repeat(41)],
  ])('%s %j', async (field, value) => {
    const answer = await call('/player-cards/create', {
      method: 'POST',
      token,
      body: await cardBody({ [field]: value }),
    });
    expect([answer.status, badFields(answer)]).toEqual([400, [field]]);
  });
});
