import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const site = { answer: { status: 200, body: '{"word":"first"}' }, asked: 0, dropped: 0 };

const cms: Server = createServer((request, response) => {
  site.asked += 1;
  if (site.dropped > 0) {
    site.dropped -= 1;
    request.socket.destroy();
    return;
  }
  response.writeHead(site.answer.status, { 'Content-Type': 'application/json' }).end(site.answer.body);
});
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
const { read } = await import('./read');

const schema = z.object({ word: z.string() });
let page = 0;
const readPage = (staleFor = 60_000) => read({ path: `/page-${page}`, schema, staleFor });

beforeEach(() => {
  page += 1;
  Object.assign(site, { answer: { status: 200, body: '{"word":"first"}' }, asked: 0, dropped: 0 });
});
afterAll(() => cms.close());

describe('reading from the CMS', () => {
  it('answers what the contract promises', async () => {
    expect(await readPage()).toEqual({ ok: true, data: { word: 'first' }, stale: false });
  });

  it('tries a lost connection once more', async () => {
    site.dropped = 1;
    expect(await readPage()).toMatchObject({ stale: false });
    expect(site.asked).toBe(2);
  });

  it.each([
    ['fails', () => Object.assign(site.answer, { status: 500 })],
    ['breaks the contract', () => Object.assign(site.answer, { body: '{"word":1}' })],
    ['is gone', () => Object.assign(site, { dropped: 2 })],
  ])('gives the last good answer while it %s', async (_, fail) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await readPage();
    fail();
    expect(await readPage()).toEqual({ ok: true, data: { word: 'first' }, stale: true });
  });

  it('is unreachable without a last good answer, and where none is kept', async () => {
    Object.assign(site.answer, { status: 500 });
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
    Object.assign(site.answer, { status: 200 });
    await readPage(0);
    Object.assign(site.answer, { status: 500 });
    await expect(readPage(0)).rejects.toMatchObject({ status: 503 });
  });

  it('tells "not there" from "not reached", and forgets what is gone', async () => {
    await readPage();
    Object.assign(site.answer, { status: 404 });
    await expect(readPage()).rejects.toMatchObject({ status: 404 });
    Object.assign(site.answer, { status: 500 });
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
  });
});
