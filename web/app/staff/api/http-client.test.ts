import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ApiError, readRetryAfter } from './api-error';
import { request, setApiBase } from './http-client';

const answer = z.object({ name: z.string() });
let server: Server;
let last: IncomingMessage;
let next: { status: number; body: string; headers?: Record<string, string> };

beforeAll(async () => {
  server = createServer((incoming, response) => {
    last = incoming;
    response.writeHead(next.status, { 'Content-Type': 'application/json', ...next.headers }).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
});
afterAll(() => {
  server.close();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signedInAs = (token: string | null) => vi.stubGlobal('localStorage', { getItem: () => token });
const get = () => request({ method: 'GET', path: '/sports', answer });
const failure = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

it('sends the stored token with every call, to the address of the setting', async () => {
  signedInAs('secret');
  next = { status: 200, body: '{"name":"Ana"}' };
  expect(await get()).toEqual({ name: 'Ana' });
  expect(last.url).toBe('/api/sports');
  expect(last.headers['x-token']).toBe('secret');
});

it('sends none when none is stored', async () => {
  signedInAs(null);
  next = { status: 200, body: '{"name":"Ana"}' };
  await get();
  expect(last.headers['x-token']).toBeUndefined();
});

it('reports the invalid fields of a refused call', async () => {
  const errors = [{ path: 'gpa', key: 'rule.max', values: { max: 4 }, message: 'GPA must be 4 or less.' }];
  const error = { status: 400, name: 'ValidationError', message: 'Some fields are not valid.', details: { errors } };
  next = { status: 400, body: JSON.stringify({ data: null, error }) };
  const failed = await failure(get());
  expect(failed).toMatchObject({
    kind: 'refused',
    status: 400,
    message: 'Some fields are not valid.',
    fieldErrors: errors,
  });
});

it('reports the waiting time of a 429', async () => {
  next = { status: 429, body: '{}', headers: { 'Retry-After': '30' } };
  expect(await failure(get())).toMatchObject({ status: 429, retryAfterSeconds: 30 });
});

it('does not take a page of a proxy for an answer', async () => {
  next = { status: 502, body: '<html>Bad gateway</html>' };
  expect(await failure(get())).toMatchObject({ kind: 'refused', status: 502, isUnavailable: true });
  next = { status: 200, body: '{"other":1}' };
  expect(await failure(get())).toMatchObject({ kind: 'unreadable', status: 200 });
});

it('reports a missing answer', async () => {
  server.closeAllConnections();
  const gone = request({ method: 'GET', path: '/', answer, signal: AbortSignal.abort() });
  expect(await failure(gone)).toMatchObject({ kind: 'unreachable', status: 0, isUnavailable: true });
});

it.each([
  ['30', 30],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30],
  ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('reads a Retry-After of %s', (header, seconds) => {
  expect(readRetryAfter(header, Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))).toBe(seconds);
});
