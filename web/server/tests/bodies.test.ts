import { gzipSync } from 'node:zlib';
import { MEGABYTE } from '@upfield/cms/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from '../request-body';
import { chunk, head, sendRaw } from './raw-http';
import { startSite, type TestSite } from './site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const CHUNKED = 'Transfer-Encoding: chunked';
const PAGE = 'POST /newsletter';
const API = 'POST /api/leads';
const UPLOAD = 'POST /api/player-cards/upload-image';
const PIECE = chunk('a'.repeat(16 * 1024));
const pieces = (bytes: number) => Array.from({ length: Math.ceil(bytes / (16 * 1024)) }, () => PIECE);
const length = (bytes: number) => `Content-Length: ${bytes}`;
const ofCalls = () => site.calls.map(({ url }) => url);

describe('a body', () => {
  it.each([
    ['a page', PAGE, BODY_MAX_BYTES.page],
    ['the API', API, BODY_MAX_BYTES.api],
  ])('too large for %s is refused, whether its length is said or not', async (_, line, limit) => {
    const before = ofCalls().length;
    expect(await sendRaw(site.port, [head(line, FORM, length(limit + 1))])).toMatchObject({ status: 413 });
    // The last chunk never arrives, and the server does not wait for it.
    expect(await sendRaw(site.port, [head(line, FORM, CHUNKED), ...pieces(limit + 1)])).toMatchObject({ status: 413 });
    expect(ofCalls()).toHaveLength(before);
  });

  it('of an upload says its length, and how large it is before it is sent', async () => {
    expect(await sendRaw(site.port, [head(UPLOAD, CHUNKED), PIECE])).toMatchObject({ status: 411 });
    const refused = await sendRaw(site.port, [head(UPLOAD, length(BODY_MAX_BYTES.upload + 1))]);
    expect(refused).toMatchObject({ status: 413, body: expect.stringContaining('"name":"PayloadTooLargeError"') });
  });

  it.each([
    ['a page', PAGE],
    ['the API', API],
  ])('that is not what it claims to be is a bad request at %s, at once', async (_, line) => {
    const lie = 'not compressed';
    const cut = gzipSync('a=1'.repeat(1000)).subarray(0, 20);
    expect(await sendRaw(site.port, [head(line, 'Content-Encoding: gzip', length(lie.length)), lie])).toMatchObject({
      status: 400,
    });
    expect(await sendRaw(site.port, [head(line, 'Content-Encoding: gzip', length(cut.length)), cut])).toMatchObject({
      status: 400,
    });
    expect(await sendRaw(site.port, [head(line, CHUNKED), 'zz\r\nbroken'])).toMatchObject({ status: 400 });
    expect(await sendRaw(site.port, [head(line, length(100)), 'half'], { end: true })).toMatchObject({ status: 400 });
    expect(await sendRaw(site.port, [head(line, CHUNKED), chunk('half')], { end: true })).toMatchObject({
      status: 400,
    });
    for (const unknown of ['zip', 'constructor']) {
      const encoding = `Content-Encoding: ${unknown}`;
      expect(await sendRaw(site.port, [head(line, encoding, length(4)), 'abcd'])).toMatchObject({ status: 415 });
    }
  });

  it('that unpacks to more than may be sent is too large', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
    for (const line of [PAGE, API]) {
      const request = [head(line, 'Content-Encoding: gzip', length(bomb.length)), bomb];
      expect(await sendRaw(site.port, request)).toMatchObject({ status: 413 });
    }
  });

  it('reaches the page or the CMS unpacked and whole, however it was sent', async () => {
    const packed = gzipSync('{"name":"Ñandú"}');
    const coded = head(API, 'Content-Type: application/json', 'Content-Encoding: gzip', length(packed.length));
    await sendRaw(site.port, [coded, packed]);
    expect(site.calls.at(-1)).toMatchObject({ body: '{"name":"Ñandú"}', headers: { 'content-length': '18' } });
    await sendRaw(site.port, [head(API, CHUNKED), chunk('{"a":'), chunk('1}'), '0\r\n\r\n']);
    expect(site.calls.at(-1)).toMatchObject({ body: '{"a":1}', headers: { 'content-length': '7' } });
    const page = await sendRaw(site.port, [head(PAGE, FORM, CHUNKED), chunk('email='), chunk('a'), '0\r\n\r\n']);
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('email=a') });
    const upload = await sendRaw(site.port, [head(UPLOAD, length(5)), 'photo']);
    expect([upload.status, site.calls.at(-1)?.body]).toEqual([200, 'photo']);
  });

  it('that waits to be asked for comes with the visitor’s signed address like any other', async () => {
    const waits = head(
      API,
      'Expect: 100-continue',
      length(2),
      'X-Forwarded-For: 192.0.2.1',
      'X-Visitor-Address: 192.0.2.1',
    );
    expect(await sendRaw(site.port, [waits, '{}'])).toMatchObject({ status: 200 });
    expect(site.calls.at(-1)).toMatchObject({
      body: '{}',
      headers: {
        'x-visitor-address': '127.0.0.1',
        'x-forwarded-for': '127.0.0.1',
        'x-visitor-signature': expect.stringMatching(/^t=\d+,v1=/),
      },
    });
  });
});

describe('an upload that the CMS refuses without reading it', () => {
  it('is answered with the refusal, not with a broken connection', async () => {
    const refusing = await startSite({}, (_request, response) => {
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":{"status":401}}');
    });
    try {
      const file = Buffer.alloc(2 * MEGABYTE, 'a');
      const statuses = [];
      for (let tries = 0; tries < 20; tries += 1) {
        const { status } = await sendRaw(refusing.port, [head(UPLOAD, length(file.length)), file]);
        statuses.push(status);
      }
      expect(statuses).toEqual(Array(20).fill(401));
    } finally {
      await refusing.stop();
    }
  });
});

describe('a form', () => {
  const sent = (...headers: string[]) => sendRaw(site.port, [head(PAGE, FORM, length(3), ...headers), 'a=1']);

  it.each(['Origin: https://evil.test', 'Origin: null', 'Origin: nonsense'])(
    'from %s is refused in plain words',
    async (origin) => {
      const answer = await sent(origin, 'Accept: text/html');
      expect(answer).toMatchObject({ status: 403, headers: { 'content-type': 'text/html; charset=utf-8' } });
      expect(answer.body).toContain('another website');
    },
  );

  it('of the site’s own page is accepted, and its answer is not cached', async () => {
    expect(await sent('Origin: http://localhost')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await sent()).toMatchObject({ status: 200 });
  });
});
