import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_BODY_MAX_BYTES } from '../src/http/body-parsing';
import { type AdminCall, adminOf } from './support/admin';
import { call, staffToken } from './support/api';
import { chunk, rawRequest } from './support/raw-request';
import { server } from './support/server';
import { imageForm, picture } from './support/test-data';

/** Limits of request bodies: who may send a form, how much of it is read, and that temporary files are deleted. */

const UPLOAD = '/api/player-cards/upload-image';
const FORM = 'Content-Type: multipart/form-data; boundary=b';
const CHUNKED = 'Transfer-Encoding: chunked';
const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');

const part = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const formOf = (files: number) =>
  `${Array.from({ length: files }, (_, index) => `${part(`f${index}`)}x\r\n`).join('')}--b--\r\n`;
const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;

let token: string;
let base: string;
beforeAll(async () => {
  base = (await server()).base;
  token = await staffToken();
});

/** Temporary files that are there now. */
const leftovers = () => readdirSync(tmpdir());

describe('a form is read only on upload routes, after authentication', () => {
  test.each(['/uploads/x', '/upload', '/upload/files', '/nothing', '/admin/login', '/_health', '/api/sports', UPLOAD])(
    'nothing of a stranger’s form is kept: POST %s',
    async (path) => {
      const before = leftovers();
      const body = formOf(200);
      const answer = await rawRequest([`POST ${path} HTTP/1.1`, FORM, length(body)], [body]);
      expect([204, 400, 401, 404, 405, 415, 429]).toContain(answer.status);
      expect(leftovers()).toEqual(before);
    },
  );

  test('an upload without a token is refused before it is read', async () => {
    const { status } = await rawRequest([`POST ${UPLOAD} HTTP/1.1`, FORM, 'Content-Length: 9000000'], [part('image')]);
    expect(status).toBe(401);
  });

  test.each([
    ['many files', [formOf(2)], 400],
    ['many fields', [`${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(30)}--b--\r\n`], 400],
    [
      'a field without end',
      [`--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(100_000)}\r\n--b--\r\n`],
      400,
    ],
    ['a head without end', [`--b\r\nX: ${'x'.repeat(100_000)}\r\n\r\n\r\n--b--\r\n`], 400],
    ['an end too early', [`${part('image')}half`], 400],
    ['a file of 30 MB', [part('image'), ...Array.from({ length: 30 }, () => MEGABYTE)], 413],
  ] as const)('of staff: %s, sent in chunks', async (_, pieces, expected) => {
    const before = leftovers();
    const body = [...[...pieces].map((piece) => chunk(piece)), chunk('')];
    const { status } = await rawRequest([`POST ${UPLOAD} HTTP/1.1`, `x-token: ${token}`, FORM, CHUNKED], body);
    expect(status).toBe(expected);
    expect(leftovers()).toEqual(before);
  });

  test('no temporary file remains when the client disconnects', async () => {
    const before = leftovers();
    const { port } = new URL(base);
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'x-token': token,
      'content-length': '9000000',
    };
    const half = request({ port, path: UPLOAD, method: 'POST', headers });
    half.on('error', () => undefined);
    half.write(part('image'));
    half.write(MEGABYTE);
    await expect.poll(leftovers).toHaveLength(before.length + 1);
    half.destroy();
    await expect.poll(leftovers).toEqual(before);
  });

  test('no temporary file remains after a successful upload', async () => {
    const before = leftovers();
    const { status } = await call('/player-cards/upload-image', {
      method: 'POST',
      token,
      body: imageForm(await picture()),
    });
    expect(status).toBe(201);
    expect(leftovers()).toEqual(before);
  });
});

describe('the media library', () => {
  let editor: AdminCall;
  beforeAll(async () => {
    editor = await adminOf('editor');
  });

  test('takes a file of an editor, and gives it an address on our origin', async () => {
    const before = leftovers();
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ name: 'hall.png', alternativeText: 'The hall' }));
    form.set('files', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'hall.png');
    const { status, body } = await editor<{ url: string; alternativeText: string }[]>('POST', '/upload', form);
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({
      alternativeText: 'The hall',
      url: expect.stringMatching(/^\/uploads\/hall_\w+\.png$/),
    });
    const stored = await fetch(base + body[0]?.url);
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(stored.headers.get('cache-control')).toBe('public, max-age=60');
    expect(leftovers()).toEqual(before);
  });

  test('takes one file at a time', async () => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png']) form.append('files', new Blob(['x'], { type: 'image/png' }), name);
    expect((await editor('POST', '/upload', form)).status).toBe(400);
  });
});

describe('a body of JSON', () => {
  const post = (path: string, head: string[], body: (string | Uint8Array)[]) =>
    rawRequest([`POST ${path} HTTP/1.1`, 'Content-Type: application/json', ...head], body);
  const tooLong = `{"email":"${'a'.repeat(API_BODY_MAX_BYTES)}"}`;

  test('413 past the limit, sent whole or in chunks', async () => {
    expect((await post('/api/auth/login', [length(tooLong)], [tooLong])).status).toBe(413);
    expect((await post('/api/auth/login', [CHUNKED], [chunk(tooLong), chunk('')])).status).toBe(413);
  });

  test.each(['/api/auth/login', '/API/auth/login', '/admin/login', '/nothing'])(
    '400 for one that does not unpack, at %s',
    async (path) => {
      for (const packing of ['gzip', 'br']) {
        const head = [`Content-Encoding: ${packing}`, 'Content-Length: 7'];
        expect((await post(path, head, ['{"a":1}'])).status, packing).toBe(400);
      }
    },
  );

  test.each([
    ['thousands of names', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['thousands of values', `{"email":[${'1,'.repeat(50_000)}1]}`],
    ['lists in lists', `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('400 in few words for %s', async (_, body) => {
    const { status, body: answer } = await call('/leads', { method: 'POST', body });
    expect(status).toBe(400);
    expect(JSON.stringify(answer).length).toBeLessThan(1000);
  });
});
