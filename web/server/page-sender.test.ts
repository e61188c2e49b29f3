import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PackedPage, pack } from './page';
import { PageSender } from './page-sender';
import { head, type RawAnswer, sendRaw } from './tests/raw-http';

const TEXT = `<!DOCTYPE html><title>A page</title>${'<p>A line of it.</p>'.repeat(200)}`;

let page: PackedPage;
let server: Server;

beforeAll(async () => {
  const headers = [
    ['content-type', 'text/html'],
    ['cache-control', 'public'],
    ['Content-Security-Policy', "script-src 'self'"],
  ] as const;
  page = pack({ status: 200, headers, body: Buffer.from(TEXT) });
  const sender = new PageSender([
    ['content-security-policy', "default-src 'none'"],
    ['x-content-type-options', 'nosniff'],
  ]);
  const missing = { ...page, status: 404 };
  server = createServer((request, response) => sender.send(request, response, request.url === '/' ? page : missing));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => server.close());

const portOf = (listening: Server) => (listening.address() as AddressInfo).port;

function ask(headers: string[] = [], line = 'GET /'): Promise<RawAnswer> {
  return sendRaw(portOf(server), [head(line, ...headers)]);
}

const textOf = ({ body }: RawAnswer, unpack: (bytes: Buffer) => Buffer = (bytes) => bytes) =>
  unpack(Buffer.from(body, 'latin1')).toString();

describe('a packed page', () => {
  it('comes in the coding that the client prefers, each with a tag of its own', async () => {
    const plain = await ask();
    const gzip = await ask(['Accept-Encoding: gzip']);
    const br = await ask(['Accept-Encoding: gzip, deflate, br']);
    expect([textOf(plain), textOf(gzip, gunzipSync), textOf(br, brotliDecompressSync)]).toEqual([TEXT, TEXT, TEXT]);
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    const tags = [plain, gzip, br].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const { headers, body } of [plain, gzip, br]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding, Cookie', 'content-length': String(body.length) });
    }
  });

  it('has the headers of every answer, and its own in their place', async () => {
    expect((await ask()).headers).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('has the same headers for HEAD, and no body', async () => {
    const { headers } = await ask();
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}/`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    for (const name of ['content-length', 'etag']) expect(answer.headers.get(name)).toBe(headers[name]);
    expect(await answer.text()).toBe('');
  });
});

describe('a client that holds the page', () => {
  it.each([
    ['its tag', (tag: string) => tag],
    ['one of several tags', (tag: string) => `"other", ${tag}`],
    ['the tag as a proxy made it weak', (tag: string) => `W/${tag}`],
    ['any', () => '*'],
  ])('gets a 304: %s', async (_, sent) => {
    const { headers: whole } = await ask(['Accept-Encoding: br']);
    const answer = await ask(['Accept-Encoding: br', `If-None-Match: ${sent(whole.etag ?? '')}`]);
    expect([answer.status, answer.body]).toEqual([304, '']);
    const { etag, vary, 'cache-control': caches } = whole;
    expect(answer.headers).toMatchObject({ etag, vary, 'cache-control': caches });
    for (const name of ['content-length', 'content-type', 'content-encoding'])
      expect(answer.headers).not.toHaveProperty(name);
  });

  it('in another coding, or another page, gets it whole', async () => {
    const { headers } = await ask(['Accept-Encoding: gzip']);
    expect((await ask(['Accept-Encoding: br', `If-None-Match: ${headers.etag}`])).status).toBe(200);
    expect((await ask(['If-None-Match: "other"'])).status).toBe(200);
  });

  it('gets the 404 of an unknown address again each time', async () => {
    expect((await ask(['If-None-Match: *'], 'GET /nowhere')).status).toBe(404);
  });

  it('ignores a range request: a page is sent whole', async () => {
    expect(await ask(['Range: bytes=0-9'])).toMatchObject({ status: 200, body: TEXT });
  });
});
