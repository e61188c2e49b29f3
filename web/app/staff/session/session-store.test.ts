import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** The store with a browser's storage and a server that answers what a test says; each test loads the store anew. */
let server: Server;
let answer: { status: number; body: object };
let asked: string[];
/** What the page does when its tab regains focus, and the timers that wait, with their milliseconds. */
let onFocus: () => void;
let timers: Map<NodeJS.Timeout, number>;

const SESSION = { token: 'fresh', name: 'Ana', uid: '7' };
const REFUSED = { data: null, error: { status: 401, name: 'UnauthorizedError', message: 'Log in first.' } };

class Storage {
  private readonly values = new Map<string, string>();
  get length() {
    return this.values.size;
  }
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
}

beforeAll(async () => {
  server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

let local: Storage;
beforeEach(() => {
  asked = [];
  local = new Storage();
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new Storage());
  vi.stubGlobal('document', { cookie: '' });
  onFocus = () => {};
  timers = new Map();
  vi.stubGlobal('window', {
    addEventListener: (event: string, listener: () => void) => {
      if (event === 'focus') onFocus = listener;
    },
    setInterval: () => 0,
    setTimeout: (work: () => void, milliseconds: number) => {
      const timer = setTimeout(work, milliseconds);
      timers.set(timer, milliseconds);
      return timer;
    },
    clearTimeout: (timer?: NodeJS.Timeout) => {
      clearTimeout(timer);
      if (timer) timers.delete(timer);
    },
  });
});
afterEach(() => {
  for (const timer of timers.keys()) clearTimeout(timer);
  vi.unstubAllGlobals();
});

async function loadStore() {
  const { setApiBase } = await import('../api/http-client');
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  return import('./session-store');
}

it('at start without a token no user is signed in, and the server is not called', async () => {
  const store = await loadStore();
  store.startSession();
  expect(store.sessionState().status).toBe('not-authenticated');
  expect(asked).toEqual([]);
});

it('at start a stored token is renewed, once', async () => {
  local.setItem('token', 'old');
  answer = { status: 200, body: SESSION };
  const store = await loadStore();
  store.startSession();
  store.startSession();
  expect(store.sessionState()).toMatchObject({ status: 'checking', isLoading: true });
  await vi.waitFor(() => expect(store.sessionState().status).toBe('authenticated'));
  expect(store.sessionState().user).toEqual({ name: 'Ana', uid: '7' });
  expect([local.getItem('token'), Boolean(local.getItem('token-init-date'))]).toEqual(['fresh', true]);
  expect(asked).toEqual(['GET /api/auth/renew']);
});

it('a renewal that is refused clears storage, without a message', async () => {
  local.setItem('token', 'old');
  answer = { status: 401, body: REFUSED };
  const store = await loadStore();
  store.startSession();
  await vi.waitFor(() => expect(store.sessionState().status).toBe('not-authenticated'));
  expect([local.length, store.sessionState().errorMessage]).toEqual([0, null]);
});

it('a login that fails says so for about ten milliseconds', async () => {
  answer = { status: 401, body: REFUSED };
  const store = await loadStore();
  store.startSession();
  const heard: (string | null)[] = [];
  store.subscribe(() => heard.push(store.sessionState().errorMessage));
  const before = Date.now();
  expect(await store.signIn('ana@example.com', 'wrong', true)).toBe('Wrong credentials');
  expect(store.sessionState()).toMatchObject({ status: 'not-authenticated', errorMessage: 'Wrong credentials' });
  await vi.waitFor(() => expect(store.sessionState().errorMessage).toBeNull());
  expect(heard).toEqual([null, 'Wrong credentials', null]);
  expect(Date.now() - before).toBeGreaterThanOrEqual(store.LOGIN_ERROR_CLEARED_AFTER_MS - 1);
});

it('a login stores the token, and a logout clears all storage and notifies the server', async () => {
  answer = { status: 200, body: SESSION };
  const store = await loadStore();
  store.startSession();
  expect(await store.signIn('ana@example.com', 'right', true)).toBeNull();
  expect(store.sessionState()).toMatchObject({ status: 'authenticated', errorMessage: null, isLoading: false });
  expect(local.getItem('token')).toBe('fresh');
  local.setItem('anything', 'else');
  answer = { status: 200, body: { ok: true } };
  store.signOut();
  expect([store.sessionState().status, local.length]).toEqual(['not-authenticated', 0]);
  await vi.waitFor(() => expect(asked).toContain('POST /api/auth/logout'));
});

it('renewals that fail one after the other leave one timer for the next try', async () => {
  local.setItem('token', 'old');
  answer = { status: 503, body: {} };
  const store = await loadStore();
  store.startSession();
  for (const waited of [5_000, 15_000, 60_000, 60_000]) {
    await vi.waitFor(() => expect([...timers.values()]).toEqual([waited]));
    onFocus();
  }
  store.signOut();
  await vi.waitFor(() => expect(asked).toContain('POST /api/auth/logout'));
  expect(timers.size).toBe(0);
});
