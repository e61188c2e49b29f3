import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cms } from '~/content.server/cms';
import { cmsProxy } from '../cms-proxy';

const silentCms = createServer(() => undefined);
let web: Server;
let url = '';

const listening = (server: Server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await listening(silentCms);
  const timeout = { write: 60_000, read: 100 };
  const cms = new Cms([`http://127.0.0.1:${portOf(silentCms)}`]);
  web = createServer(
    express().use(
      cmsProxy({ cms, internalSecret: 'internal secret of the tests', onWritten: () => undefined, timeout }),
    ),
  );
  await listening(web);
  url = `http://127.0.0.1:${portOf(web)}`;
});
afterAll(() => {
  for (const server of [web, silentCms]) {
    server.closeAllConnections();
    server.close();
  }
});

it.each(['/uploads/upfield/a.webp', '/api/player-cards'])('a read of a silent CMS ends soon: %s', async (path) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
