import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head, sendRaw } from './raw-http';
import { SCRIPT, startSite, type TestSite } from './site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const FILE = '/assets/app-1a2b.js';
const PLAIN_FILE = '/assets/plain-3c4d.js';
const UNPACKS = 'Accept-Encoding: gzip, br';
const get = (target: string, ...headers: string[]) => sendRaw(site.port, [head(`GET ${target}`, ...headers)]);

it.each([
  ['bytes=0-99', 0, 100],
  ['bytes=100-', 100, SCRIPT.length],
  ['bytes=-50', SCRIPT.length - 50, SCRIPT.length],
  ['bytes=10-9999999', 10, SCRIPT.length],
])('%s of a file comes in the file’s own bytes', async (range, from, to) => {
  const answer = await get(FILE, UNPACKS, `Range: ${range}`);
  expect(answer).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes ${from}-${to - 1}/${SCRIPT.length}`, 'content-length': String(to - from) },
    body: SCRIPT.slice(from, to),
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

it('says the length of a file whose range cannot be met, and keeps no cache for it', async () => {
  expect(await get(FILE, UNPACKS, `Range: bytes=${SCRIPT.length}-`)).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${SCRIPT.length}`, 'cache-control': 'no-store' },
    body: '',
  });
});

it.each(['bytes=abc', 'bytes=9-3', 'bytes=0-9,abc', 'lines=0-9'])('gives the whole file for %s', async (range) => {
  const answer = await get(FILE, `Range: ${range}`);
  expect(answer).toMatchObject({ status: 200, body: SCRIPT });
  expect(answer.headers).not.toHaveProperty('content-range');
});

it('gives the whole file when it has changed since the first part', async () => {
  const { headers } = await get(FILE, 'Range: bytes=0-9');
  const same = await get(FILE, 'Range: bytes=0-9', `If-Range: ${headers['last-modified']}`);
  const other = await get(FILE, 'Range: bytes=0-9', 'If-Range: Thu, 01 Jan 2015 00:00:00 GMT');
  expect([same.status, other.status]).toEqual([206, 200]);
});

describe('a whole file', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('comes as it was compressed at build to who accepts %s', async (accepted, coding, unpack) => {
    const answer = await get(FILE, `Accept-Encoding: ${accepted}`);
    expect(answer.headers).toMatchObject({
      'content-encoding': coding,
      'content-type': expect.stringContaining('application/javascript'),
      'content-length': String(answer.body.length),
      'content-security-policy': "default-src 'none'; script-src 'self'",
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(unpack(Buffer.from(answer.body, 'latin1')).toString()).toBe(SCRIPT);
    expect(await get(FILE, `Accept-Encoding: ${accepted}`, `If-None-Match: ${answer.headers.etag}`)).toMatchObject({
      status: 304,
      body: '',
    });
  });

  it('is sent uncompressed to a client that accepts no coding', async () => {
    const answer = await get(FILE);
    expect(answer).toMatchObject({ status: 200, body: SCRIPT, headers: { vary: 'Accept-Encoding' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('that was not compressed at build is compressed now', async () => {
    expect(await get(PLAIN_FILE, UNPACKS)).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
  });
});

it('passes the parts of an upload on as they are', async () => {
  expect(await get('/uploads/upfield/a.txt', UNPACKS, 'Range: bytes=0-1999')).toMatchObject({
    status: 206,
    headers: { 'content-range': 'bytes 0-1999/9000' },
    body: expect.stringContaining('a'.repeat(1000)),
  });
});

it('claims its own name alone for https, unless a setting says more', async () => {
  const plain = await startSite({ PUBLIC_URL: 'https://upfield.example' });
  const wide = await startSite({
    PUBLIC_URL: 'https://upfield.example',
    HSTS_INCLUDE_SUBDOMAINS: 'on',
    HSTS_PRELOAD: 'on',
  });
  const claims = async ({ url, stop }: TestSite) => {
    const answer = await fetch(`${url}${FILE}`);
    await stop();
    return answer.headers.get('strict-transport-security');
  };
  expect(await claims(plain)).toBe('max-age=63072000');
  expect(await claims(wide)).toBe('max-age=63072000; includeSubDomains; preload');
  expect((await get(FILE)).headers).not.toHaveProperty('strict-transport-security');
});

it('names the type of a still in AVIF, which browsers are told not to guess', async () => {
  expect((await get('/still.avif')).headers).toMatchObject({ 'content-type': 'image/avif' });
});
