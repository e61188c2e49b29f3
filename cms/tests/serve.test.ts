import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerCard } from '../src/contract';
import { throwAwaySettings } from './support/settings';

const CMS = join(import.meta.dirname, '..');

interface Told {
  event: string;
  role?: string;
  email?: string;
  password?: string;
  cards?: number;
}

let settings: Record<string, string>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  settings = { ...(await throwAwaySettings('empty')), SEED: 'demo', STAFF_PASSWORD: '' };
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command of the compiled CMS. */
function start(command: string, args: string[] = []) {
  const child = spawn(process.execPath, [join('dist', 'src', 'commands', `${command}.js`), ...args], {
    cwd: CMS,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const told: Told[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line.startsWith('{')) told.push(JSON.parse(line));
  });
  const heard = async (event: string) => {
    while (!told.some((entry) => entry.event === event)) await once(lines, 'line');
  };
  return { child, told, heard };
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  running.delete(child);
  return code;
}

const api = async <Body>(path: string, init?: RequestInit) => {
  const response = await fetch(`http://127.0.0.1:${settings.CMS_PORT}/api${path}`, init);
  return { status: response.status, body: (await response.json()) as Body };
};
const login = (email = '', password = '') =>
  api<{ token: string }>('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

test('the first start makes accounts and the demo site; the second makes nothing; a password can be reset', async () => {
  const first = start('serve');
  await first.heard('listening');
  const staff = first.told.find(({ role }) => role === 'staff');
  expect(first.told.map(({ event, role }) => role ?? event)).toEqual([
    'staff',
    'admin',
    'seeding',
    'seeded',
    'listening',
  ]);
  expect((await login(staff?.email, staff?.password)).status).toBe(200);

  const { body: cards } = await api<PlayerCard[]>('/player-cards');
  expect(cards.length).toBeGreaterThanOrEqual(48);
  expect(cards.every(({ demo }) => demo)).toBe(true);
  const { body: sports } = await api<{ id: string; name: string }[]>('/sports');
  expect(sports).toHaveLength(8);
  const used = new Set(cards.map(({ sport }) => sport?._id));
  expect(sports.filter(({ id }) => !used.has(id))).toHaveLength(1);
  const shown = cards.find(({ cardImageUrl }) => cardImageUrl)?.cardImageUrl;
  expect((await fetch(`http://127.0.0.1:${settings.CMS_PORT}${shown}`)).status).toBe(200);
  const health = await fetch(`http://127.0.0.1:${settings.CMS_PORT}/_health`);
  expect(health.status).toBe(204);
  // The web server closes idle connections itself, so that no request meets a connection that is being closed (config/server.ts).
  expect(health.headers.get('keep-alive')).toBe('timeout=65');
  expect(await stop(first.child)).toBe(0);

  const again = start('seed');
  await again.heard('seeded');
  expect(again.told).toMatchObject([{ event: 'seeded', cards: 0, pages: 0 }]);
  if (again.child.exitCode === null) await once(again.child, 'exit');

  const reset = start('reset-password', ['staff']);
  await reset.heard('account');
  if (reset.child.exitCode === null) await once(reset.child, 'exit');

  const second = start('serve');
  await second.heard('listening');
  expect(second.told.map(({ event }) => event)).toEqual(['listening']);
  expect((await api<PlayerCard[]>('/player-cards')).body).toHaveLength(cards.length);
  expect((await login(staff?.email, staff?.password)).status).toBe(401);
  expect((await login(staff?.email, reset.told[0]?.password)).status).toBe(200);
  expect(await stop(second.child)).toBe(0);
}, 300_000);
