import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { requestIdOf } from '@upfield/cms/contract/request-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Nginx, startNginx } from './nginx.ts';
import { rawAnswer } from './raw-answer.ts';

const folder = mkdtempSync(join(tmpdir(), 'upfield-nginx-'));
const asked: string[] = [];
/** What the last request said of the visitor. */
let said: IncomingMessage['headers'] = {};

const CODES: Record<string, (text: string) => Buffer> = { br: brotliCompressSync, gzip: gzipSync };

/** A web server whose answers say what it was asked. */
const web = createServer((request, response) => {
  const told = tellingOf(request);
  asked.push(told);
  said = request.headers;
  const isPage = !request.url?.startsWith('/api/');
  const second = Math.floor(Date.now() / 1000) + 60;
  response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60');
  response.setHeader('X-Accel-Expires', `@${second}`);
  response.setHeader('Vary', isPage ? 'Accept-Encoding, Cookie' : 'X-Token');
  const coding = request.headers['accept-encoding'] ?? '';
  const code = CODES[coding];
  if (code) response.setHeader('Content-Encoding', coding);
  response.end(code ? code(told) : told);
});

const tellingOf = ({ url, headers }: IncomingMessage) =>
  [url, headers['accept-encoding'] ?? 'identity', headers.cookie ?? '', headers['x-token'] ?? ''].join(' ').trim();

let nginx: Nginx | null = null;

const listening = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/** A port that is free now; nginx takes the next one, too. */
async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((done) => probe.close(done));
  return port;
}

beforeAll(async () => {
  const port = await listening(web);
  nginx = await startNginx({ folder, page: `http://127.0.0.1:${port}/`, webPorts: [port], port: await freePort() });
});
afterAll(async () => {
  await nginx?.stop();
  web.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked.length = 0;
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${nginx?.proxy}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
  return answer.text();
}

describe('nginx as a cache in front', () => {
  it('keeps one form of a page for each coding that web makes', async (context) => {
    if (!nginx) return context.skip();
    const browser = 'gzip, deflate, br, zstd';
    for (const [sent, told] of [
      [browser, 'br'],
      ['gzip, deflate', 'gzip'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['identity', 'identity'],
      ['deflate', 'identity'],
      [browser, 'br'],
    ] as const) {
      expect(await ask('/', { 'accept-encoding': sent })).toBe(`/ ${told}`);
    }
    expect(asked).toEqual(['/ br', '/ gzip', '/ identity']);
  });

  it('gives everybody the same page, whatever cookies they have, and readers of drafts their own', async (context) => {
    if (!nginx) return context.skip();
    const draft = { cookie: '__Host-preview=abc' };
    expect(await ask('/a', draft)).toBe('/a identity __Host-preview=abc');
    expect(await ask('/a')).toBe('/a identity');
    expect(await ask('/a', { cookie: 'theme=dark' })).toBe('/a identity');
    expect(await ask('/a', draft)).toBe('/a identity __Host-preview=abc');
    expect(await ask('/a')).toBe('/a identity');
    expect(asked).toHaveLength(3);
  });

  it('keeps nothing of the API, and no two addresses for one', async (context) => {
    if (!nginx) return context.skip();
    expect(await ask('/api/player-cards', { 'x-token': 'staff' })).toContain('staff');
    expect(await ask('/api/player-cards')).not.toContain('staff');
    expect(await ask('/b%2Fc?d=1')).toBe('/b%2Fc?d=1 identity');
    expect(await ask('/b/c?d=1')).toBe('/b/c?d=1 identity');
  });

  it('passes on nothing that a visitor says of himself', async (context) => {
    if (!nginx) return context.skip();
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-request-id': '0'.repeat(32) };
    await ask('/api/player-cards', forged);
    expect([said['x-forwarded-for'], said['x-forwarded-proto']]).toEqual(['127.0.0.1', 'http']);
    expect(requestIdOf(said['x-request-id'])).toMatch(/^(?!0{32})/);
  });

  it('serves the page’s own headers with the files', async (context) => {
    if (!nginx) return context.skip();
    const { headers } = await rawAnswer(nginx.files, 'identity');
    expect(headers.map((name) => name.toLowerCase())).toContain('vary');
  });
});
