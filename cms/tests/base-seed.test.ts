import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_NAMES } from '../src/contract';
import { DEMO_PLAYERS, DEMO_SPORTS } from '../src/seed/players';
import { throwAwaySettings } from './support/settings';

/** `SEED=base`, the initial content of a public site: everything except invented people. */

let child: ChildProcess;
let base: string;

beforeAll(async () => {
  const settings: Record<string, string> = { ...(await throwAwaySettings()), SEED: '' };
  base = `http://127.0.0.1:${settings.CMS_PORT}/api`;
  child = spawn(process.execPath, [join('dist', 'src', 'commands', 'serve.js')], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The server tells nothing.');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('"listening"')) break;
}, 120_000);
afterAll(() => child.kill('SIGKILL'));

test('without SEED the first start creates every page, sports and mail templates, and no invented person', async () => {
  const read = async (path: string) => {
    const response = await fetch(base + path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  expect(JSON.parse(await read('/player-cards'))).toEqual([]);
  expect(JSON.parse(await read('/sports'))).toHaveLength(DEMO_SPORTS.length);
  const names = DEMO_PLAYERS.map(({ name, lastName }) => `${name} ${lastName}`);
  for (const path of ['/site/global', ...PAGE_NAMES.map((name) => `/site/pages/${name}`)]) {
    const content = await read(path);
    expect([path, names.filter((name) => content.includes(name))]).toEqual([path, []]);
  }
  expect(JSON.parse(await read('/site/global'))).toMatchObject({ demoData: false });
});
