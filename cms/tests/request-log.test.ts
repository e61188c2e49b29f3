import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REQUEST_ID_HEADER } from '../src/contract/request-id';
import { OwnServer } from './support/own-server';

const GIVEN = '5f0c6a3e-1b2d-4c3a-9e8f-0a1b2c3d4e5f';

let cms: OwnServer;

/** What goes wrong past every handler, as a library may do it: after an answer has begun, and outside of all requests. */
const FAULTS = `
  const Koa = require('koa');
  const { callback } = Koa.prototype;
  const fault = (message, more) => Object.assign(new Error(message), { row: 'Rosalinda', ...more });
  Koa.prototype.callback = function () {
    process.once('SIGWINCH', () => {
      this.emit('error', fault('late'));
      this.emit('error', fault('gone', { code: 'ECONNRESET' }));
    });
    return callback.call(this);
  };
  process.once('SIGUSR2', () => { throw fault('ana@example.com broke it'); });
`;

beforeAll(async () => {
  const preloaded = join(mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'faults-')), 'faults.cjs');
  const koa = createRequire(import.meta.url).resolve('koa');
  writeFileSync(preloaded, FAULTS.replace("'koa'", JSON.stringify(koa)));
  // Node's own warnings are no lines of ours (docs/operations.md).
  const node = { NODE_OPTIONS: `--require ${preloaded}`, NODE_NO_WARNINGS: '1' };
  cms = await OwnServer.with({ LOG_LEVEL: 'http', ...node });
  await cms.start();
});
afterAll(() => cms.end());

const lines = () =>
  cms.output
    .split('\n')
    .filter((line) => line.startsWith('{"time"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const lineThat = (fits: (line: Record<string, unknown>) => boolean) =>
  vi.waitFor(() => {
    const found = lines().find(fits);
    expect(found).toBeDefined();
    return found;
  });

test('a request is logged with the id that it came with, without its query, and the answer has the id', async () => {
  const answer = await fetch(`${cms.base}/api/player-cards?q=Quetzal`, { headers: { [REQUEST_ID_HEADER]: GIVEN } });
  expect(answer.headers.get(REQUEST_ID_HEADER)).toBe(GIVEN);
  expect(await lineThat(({ requestId }) => requestId === GIVEN)).toEqual({
    time: expect.any(String),
    level: 'http',
    server: 'cms',
    requestId: GIVEN,
    method: 'GET',
    path: '/api/player-cards',
    status: 200,
    durationMs: expect.any(Number),
    message: expect.stringMatching(/^GET \/api\/player-cards 200 \(\d+ ms\)$/),
  });
});

test('a body that is no JSON is the client’s fault on every path, and nothing of it is logged', async () => {
  for (const path of ['/api/leads', '/admin/login', '/upload', '/nowhere']) {
    const answer = await fetch(cms.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name": Rosalinda}',
    });
    expect([path, answer.status]).toEqual([path, 400]);
    await lineThat((line) => line.path === path);
  }
  expect(cms.output).not.toContain('Rosalinda');
});

test('an error after the answer has begun is a line of the log, but for clients that left', async () => {
  cms.signal('SIGWINCH');
  expect(await lineThat(({ message }) => message === 'late')).toMatchObject({
    level: 'error',
    stack: expect.stringMatching(/^Error: late\n/),
  });
  expect(lines().some(({ message }) => message === 'gone')).toBe(false);
  // Koa has not printed it, too.
  expect(cms.output.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([]);
});

test('an error that nobody took ends the server by a line of the log', async () => {
  cms.signal('SIGUSR2');
  await cms.died();
  expect(lines().at(-1)).toMatchObject({ level: 'error', message: '(address) broke it' });
  expect(cms.output).not.toMatch(/ana@example|Rosalinda/);
});
