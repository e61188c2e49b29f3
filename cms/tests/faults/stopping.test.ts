import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OwnServer } from '../support/own-server';
import { Place } from '../support/place';
import { STAFF } from '../support/settings';
import { picture } from '../support/test-data';

/** SIGTERM lets what is under way end, and leaves nothing behind that the next start could not go on from. */

const SOON = { timeout: 120_000, interval: 50 };

let place: Place;
let cms: OwnServer;
beforeAll(async () => {
  place = await Place.make('empty');
  cms = OwnServer.at(place, { SEED: 'base' });
});
afterAll(() => cms.end());

const hasPort = () =>
  fetch(`${cms.base}/_health`).then(
    () => true,
    () => false,
  );

/** A connection on which a test writes requests byte by byte. */
async function connected(): Promise<{ socket: Socket; answer: () => string; closed: Promise<void> }> {
  const socket = connect(Number(new URL(cms.base).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, answer: () => text, closed };
}

test('a start that is ended while tables are made, or the site is loaded, is continued by the next one', async () => {
  cms.launch();
  await vi.waitFor(async () => expect(await place.tables()).not.toBe(0), SOON);
  expect(await cms.terminate()).toBe(0);
  cms.launch();
  await cms.says('"seeding"');
  expect(await cms.terminate()).toBe(0);
  await cms.start();
  expect(cms.output).toContain('"seeded"');
  const page = await fetch(`${cms.base}/api/site/pages/home`);
  expect(page.status).toBe(200);
}, 300_000);

test('an upload that is half sent is stored and answered; an idle connection holds nobody up', async () => {
  const session = await fetch(`${cms.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: STAFF.email, password: STAFF.password }),
  });
  const { token } = (await session.json()) as { token: string };
  const idle = await connected();
  idle.socket.write('GET /_health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(idle.answer()).toContain('204'), SOON);

  const upload = await connected();
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
    await picture('jpeg', { width: 300, height: 200 }),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  upload.socket.write(
    `POST /api/player-cards/upload-image HTTP/1.1\r\nHost: localhost\r\nx-token: ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  upload.socket.write(body.subarray(0, 500));
  // The half is there once a later request is answered.
  await hasPort();

  const ended = cms.terminate();
  await idle.closed;
  expect(await hasPort()).toBe(false);
  upload.socket.write(body.subarray(500));
  await upload.closed;
  expect(upload.answer()).toMatch(/^HTTP\/1\.1 201 /);
  const { imageUrl } = JSON.parse(upload.answer().split('\r\n\r\n')[1] ?? '') as { imageUrl: string };
  expect(await place.has(imageUrl.replace('/uploads/', ''))).toBe(true);
  expect(await ended).toBe(0);
});
