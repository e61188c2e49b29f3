import { beforeAll, describe, expect, test } from 'vitest';
import { call, staffToken } from './support/api';
import { rawRequest } from './support/raw-request';
import { compiled, server } from './support/server';
import { isStored } from './support/stored-files';
import { cardBody, makeCard, picture, uploadPicture } from './support/test-data';

/** Files below `/uploads`: who may read them, and their response headers. */

let token: string;
let base: string;
beforeAll(async () => {
  base = (await server()).base;
  token = await staffToken();
});

const get = (url: string | null, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}${url}`, { headers, method });
const statusOf = async (url: string | null) => (await get(url)).status;
const put = (path: string, body: unknown) => call(`/player-cards/${path}`, { method: 'PUT', token, body });
const collect = async (now = new Date()) => {
  const images = compiled<{ collectImages: (strapi: unknown, now: Date) => Promise<void> }>('images/removal.js');
  await images.collectImages((await server()).strapi, now);
};

/** A public card and its picture. */
async function shownPicture(bytes?: Buffer) {
  const url = await uploadPicture(bytes);
  return { url, card: await makeCard({ cardImageUrl: url }) };
}

describe('a picture that no card refers to is for staff alone', () => {
  test('just uploaded', async () => {
    const url = await uploadPicture();
    expect(await statusOf(url)).toBe(404);
    const forStaff = await get(url, { 'x-token': token });
    expect([forStaff.status, forStaff.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await get(url, { 'x-token': 'forged' })).status).toBe(404);
    await makeCard({ cardImageUrl: url });
    expect(await statusOf(url)).toBe(200);
  });

  test.each([
    ['replaced', async () => ({ cardImageUrl: await uploadPicture() })],
    ['dropped', async () => ({ cardImageUrl: null })],
  ])('%s on a hidden card: gone with the save, its bytes with the next collection', async (_, change) => {
    const { url, card } = await shownPicture();
    await put(`${card.id}/visibility`, { listed: false });
    expect(await statusOf(url)).toBe(404);
    expect((await put(card.id, await cardBody(await change()))).status).toBe(200);
    expect(await statusOf(url)).toBe(404);
    await collect();
    expect(await isStored(url)).toBe(false);
  });

  test('replaced on a public card', async () => {
    const { url, card } = await shownPicture();
    await put(card.id, await cardBody({ cardImageUrl: await uploadPicture() }));
    expect(await statusOf(url)).toBe(404);
  });

  test('and stays with another card that shows it', async () => {
    const { url, card } = await shownPicture();
    await makeCard({ bannerImageUrl: url });
    await put(card.id, await cardBody());
    await collect();
    expect(await statusOf(url)).toBe(200);
  });
});

describe('how a picture is sent', () => {
  test('so that no browser executes it, cached by browsers for a day and by no shared cache', async () => {
    const { headers } = await get((await shownPicture()).url);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=0');
    expect(headers.get('x-robots-tag')).toBeNull();
  });

  test('with noindex when its card is hidden from search engines', async () => {
    const { url, card } = await shownPicture();
    await put(`${card.id}/indexing`, { indexed: false });
    const { status, headers } = await get(url);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  test('304 for a current copy, if the picture may still be read', async () => {
    const { url, card } = await shownPicture();
    // `fetch` would ask for a fresh answer whenever a condition is set by hand.
    const again = [`GET ${url} HTTP/1.1`, `If-None-Match: ${(await get(url)).headers.get('etag')}`];
    expect((await rawRequest(again)).status).toBe(304);
    await put(`${card.id}/visibility`, { listed: false });
    expect((await rawRequest(again)).status).toBe(404);
  });

  test('in no other spelling of its address', async () => {
    const { url } = await shownPicture();
    const spellings = [
      url.replace('upfield', '%75pfield'),
      url.replace('/uploads', '/%75ploads'),
      url.replace('/uploads', '/UPLOADS'),
      url.replace('/upfield', '/Upfield'),
      url.replace('/upfield', '//upfield'),
      url.replace('/uploads/', '/uploads%2f'),
      url.replace('/upfield/', '%2fupfield%2f'),
      url.replace('/upfield', '/./upfield'),
      url.replace('/upfield', '/x/../upfield'),
      url.replace('/upfield', '/x/%2e%2e/upfield'),
      url.replace('/upfield', '\\upfield'),
      `/${url}`,
      `/.${url}`,
      `/x/..${url}`,
      `${url}/`,
      url.replace('.', '%2e'),
      url.replace('.png', '.PNG'),
      url.replace('.png', '.jpg'),
      `${url}%00`,
    ];
    expect(await statusOf(url)).toBe(200);
    for (const spelling of spellings) {
      const { status } = await rawRequest(`GET ${spelling} HTTP/1.1`);
      expect([400, 404], spelling).toContain(status);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('405 for %s, whatever the address', async (method) => {
    for (const path of ['/uploads', '/uploads/x', '/UPLOADS/x', (await shownPicture()).url]) {
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('parts of a picture', () => {
  let url: string;
  let bytes: Buffer;
  beforeAll(async () => {
    url = (await shownPicture(await picture('jpeg', { width: 900, height: 700 }))).url;
    bytes = Buffer.from(await (await get(url)).arrayBuffer());
  });
  const part = async (range: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await get(url, { range, ...headers }, method);
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=0-524287', 0, undefined],
    ['bytes=0-0', 0, 0],
  ])('206 for %s, with its true length', async (range, start, end) => {
    const { answer, body } = await part(range);
    const expected = bytes.subarray(start, end === undefined ? undefined : end + 1);
    const first = start < 0 ? bytes.length + start : start;
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-length')).toBe(String(expected.length));
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${bytes.length}`);
    expect(body.equals(expected)).toBe(true);
  });

  test.each(['bytes=99999999-', 'bytes=-0', 'bytes=99999999-100000000,88888888-'])('416 for %s', async (range) => {
    const { answer } = await part(range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  test.each(['bytes=0-1,5-6', 'bytes', 'lines=0-1', 'bytes=abc', 'bytes=9-3', 'bytes=0-9,abc'])(
    'the whole for %s',
    async (range) => {
      const { answer, body } = await part(range);
      expect([answer.status, body.length, answer.headers.get('content-range')]).toEqual([200, bytes.length, null]);
    },
  );

  test('HEAD says the whole length: ranges are for GET alone', async () => {
    const { answer } = await part('bytes=0-9', {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  test('the whole when it is another file than the one a client has a part of', async () => {
    const etag = (await get(url)).headers.get('etag') ?? '';
    expect((await part('bytes=0-9', { 'if-range': etag })).answer.status).toBe(206);
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).answer.status).toBe(200);
  });
});
