import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { Cms } from '~/content.server/cms';
import { cmsProxy } from '../cms-proxy';

/** What browsers send to the CMS goes to the next of its addresses when one fails and that is safe. */

const onWritten = vi.fn();
const running: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  onWritten.mockClear();
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  running.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address at which nothing listens. */
async function gone(): Promise<string> {
  const address = await listening(() => undefined);
  await new Promise((done) => running.pop()?.close(done));
  return address;
}

/** A web server in front of a first address that fails and of one that answers with what it got. */
async function site(first: string, timeout = { read: 5000, write: 5000 }): Promise<string> {
  const second = await listening(async (request, response) => response.end(await received(request)));
  const cms = new Cms([first, second]);
  return listening(
    express().use(cmsProxy({ cms, internalSecret: 'internal secret of the tests', onWritten, timeout })),
  );
}

const received = async (request: IncomingMessage) => `${request.method} ${request.url} ${await text(request)}`;

const drops = () => listening((request) => request.socket.destroy());
const SAVE = { method: 'POST', body: '{"name":"Ana"}', headers: { 'content-type': 'application/json' } };
const WITH_KEY = { ...SAVE, headers: { ...SAVE.headers, 'Idempotency-Key': 'one' } };

it.each([
  ['a read of an address that is gone', gone, {}, 'GET /api/sports '],
  ['a write of an address that is gone', gone, SAVE, 'POST /api/sports {"name":"Ana"}'],
  ['a read whose connection is lost', drops, {}, 'GET /api/sports '],
  ['a write with its key whose connection is lost', drops, WITH_KEY, 'POST /api/sports {"name":"Ana"}'],
])('%s is answered by the next one, whole', async (_, first, init, expected) => {
  const url = await site(await first());
  for (let count = 0; count < 2; count += 1) {
    expect(await (await fetch(`${url}/api/sports`, init)).text()).toBe(expected);
  }
});

it('a write that is done is told, and neither a read nor a refusal is', async () => {
  const url = await site(await gone());
  await fetch(`${url}/api/sports`);
  expect(onWritten).not.toHaveBeenCalled();
  await fetch(`${url}/api/sports`, SAVE);
  expect(onWritten).toHaveBeenCalledTimes(1);
  const refusing = await site(await listening((_request, response) => response.writeHead(429).end()));
  expect((await fetch(`${refusing}/api/sports`, SAVE)).status).toBe(429);
  expect(onWritten).toHaveBeenCalledTimes(1);
});

it('a write whose connection is lost is not sent twice; the next one goes elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await site(await drops());
  expect((await fetch(`${url}/api/sports`, SAVE)).status).toBe(502);
  expect(await (await fetch(`${url}/api/sports`, SAVE)).text()).toBe('POST /api/sports {"name":"Ana"}');
});

it('a read that waits too long is not made again; the next one goes elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await site(await listening(() => undefined), { read: 100, write: 100 });
  expect((await fetch(`${url}/api/sports`)).status).toBe(502);
  expect((await fetch(`${url}/api/sports`)).status).toBe(200);
});
