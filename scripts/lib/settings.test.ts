import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment, requireSecrets } from '../../cms/src/environment.ts';
import { parseEnvironment } from '../../web/app/environment/parse-environment.ts';
import { settings, settingsWithoutSecrets } from './settings.mjs';

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const example = file('.env.example');

/** Settings as `.env.example` documents them: its values are the defaults, but for secrets and for SMTP_URL, which have none. */
const documented = Object.fromEntries(
  [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const secrets = Object.keys(documented).filter((name) => documented[name]?.trim().startsWith('('));
const defaults = Object.fromEntries(
  Object.entries(documented).filter(([name]) => !secrets.includes(name) && name !== 'SMTP_URL'),
);

const folder = mkdtempSync(join(tmpdir(), 'upfield-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  for (const name of Object.keys(documented)) vi.stubEnv(name, secrets.includes(name) ? undefined : '');
});

describe('.env.example', () => {
  it('says the defaults of the web server', () => {
    const needed = { INTERNAL_SECRET: 'of the test, long enough', PREVIEW_SECRET: 'of the test, and another' };
    expect(parseEnvironment({ ...defaults, ...needed })).toEqual(parseEnvironment(needed));
  });

  it('says the defaults of the CMS', () => {
    // `npm start` shows the demo site; the CMS by itself does not.
    expect(readEnvironment({ ...defaults, SEED: '' })).toEqual(readEnvironment({}));
  });

  it('says the defaults of the start', () => {
    const started = settings({ DATA_DIR: folder });
    const names = ['WEB_PORT', 'CMS_PORT', 'PUBLIC_URL', 'CMS_URL', 'NODE_ENV', 'SEED'];
    expect(started).toMatchObject(Object.fromEntries(names.map((name) => [name, defaults[name]])));
  });

  it('names every setting of both servers', () => {
    const web = parseEnvironment({
      INTERNAL_SECRET: 'of the test, long enough',
      PREVIEW_SECRET: 'another of the test',
    });
    const { PUBLIC_DIR, CMS_ROOT, ...cms } = readEnvironment({});
    expect(Object.keys({ ...cms, ...web }).filter((name) => !(name in documented))).toEqual([]);
  });
});

/** What `call` throws. */
function messageOf(call: () => void): string {
  try {
    call();
    return '';
  } catch (error) {
    return String((error as Error).message);
  }
}

describe('the secrets that .env.example lists', () => {
  it('are those the CMS requires', () => {
    const [, missing = ''] =
      /^Set (.+): secrets have no default/.exec(messageOf(() => requireSecrets(readEnvironment({})))) ?? [];
    expect(missing.split(', ').sort()).toEqual(secrets.toSorted());
  });

  it('are made by the first start', () => {
    const made = settings({ DATA_DIR: folder });
    expect(secrets.filter((name) => !(name in made) || made[name as keyof typeof made] === '')).toEqual([]);
  });

  it.each(['scripts/containers/new-settings.sh', 'docker-compose.yml'])('are named in %s', (name) => {
    expect(secrets.filter((secret) => !file(name).includes(secret))).toEqual([]);
  });
});

describe('a port that is none', () => {
  it.each(['WEB_PORT', 'CMS_PORT'])('is refused by the name of its setting: %s', (name) => {
    for (const port of ['notaport', '0', '65536', '-1', '80.5', '0x50'])
      expect(messageOf(() => settingsWithoutSecrets({ [name]: port }))).toBe(
        `${name} is "${port}": a port is a whole number from 1 to 65535.`,
      );
    expect(settingsWithoutSecrets({ [name]: '65535' })).toHaveProperty(name, '65535');
  });
});

it('one port for both servers is refused before anything is built', () => {
  expect(messageOf(() => settingsWithoutSecrets({ CMS_PORT: '3000' }))).toBe(
    'WEB_PORT and CMS_PORT are both 3000: each server needs its own.',
  );
});

/** What a container's image or the tests decide. */
const NOT_OPERATORS = [
  'WEB_PORT',
  'CMS_PORT',
  'WEB_HOST',
  'CMS_HOST',
  'METRICS_HOST',
  'DATA_DIR',
  'NODE_ENV',
  'API_BASE',
  'CMS_ADMIN',
  'CRASH_POINT',
];

it('docker-compose.yml passes on every setting that an operator may change', () => {
  const compose = file('docker-compose.yml');
  const missing = Object.keys(documented).filter((name) => !compose.includes(`${'$'}{${name}`));
  expect(missing.sort()).toEqual(NOT_OPERATORS.toSorted());
});

it('README names the addresses of a first start', () => {
  expect(file('README.md')).toContain(`http://localhost:${defaults.WEB_PORT}>`);
  expect(file('README.md')).toContain(`http://localhost:${defaults.CMS_PORT}/admin>`);
});

it('a restore reads the settings without making secrets: the place has to stay empty', () => {
  const empty = join(folder, 'empty');
  expect(settingsWithoutSecrets({ DATA_DIR: empty })).not.toHaveProperty('JWT_SECRET');
  expect(existsSync(empty)).toBe(false);
});

describe('the data folder', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

  it('is named where it cannot be made', () => {
    const isFile = join(folder, 'file');
    writeFileSync(isFile, '');
    expect(() => settings({ DATA_DIR: join(isFile, 'data') })).toThrow(/^DATA_DIR cannot be made \(ENOTDIR/);
  });

  it('is made for its owner alone', () => {
    const made = join(folder, 'made');
    settings({ DATA_DIR: made });
    expect(modeOf(made)).toBe('700');
  });

  it.each([
    ['is closed to other users where an earlier start left it open', 0o755, '750'],
    ['keeps what its group may do', 0o2770, '2770'],
    ['stays as it is where everybody shares it', 0o1777, '1777'],
  ])('%s', (_what, before, after) => {
    const open = join(folder, after);
    mkdirSync(open);
    chmodSync(open, before);
    settings({ DATA_DIR: open });
    // Also on the next start, which finds its secrets.
    chmodSync(open, before);
    settings({ DATA_DIR: open });
    expect(modeOf(open)).toBe(after);
  });
});
