/**
 * `npx tsx scripts/generate/old-database.ts c86af69`: makes `cms/tests/fixtures/database-of-<commit>.db.gz`, the SQLite database of
 * the demo site as the CMS of an older commit left it, with one request of a family. With the address of a PostgreSQL server after the commit,
 * `postgres://user:password@host:5432`, it makes `database-of-<commit>.sql.gz` there, which needs `pg_dump` of the server's version. The
 * commit's code runs on the packages of this tree. The tests start the newest CMS on them (`cms/tests/older-database.test.ts`, `two-languages-migration.test.ts`).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { solvedCaptchas } from '../lib/captcha.ts';
import { ROOT } from '../lib/paths.mjs';

const PORT = 7399;
const DATABASE = 'upfield_old';
const API = `http://127.0.0.1:${PORT}/api`;

const [commit = '', server] = process.argv.slice(2);
if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new Error('Name a commit.');

const folder = mkdtempSync(join(tmpdir(), 'upfield-old-'));
const tree = join(folder, 'tree');
const dataDir = join(folder, 'data');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: 'inherit' });

/** Of the throw-away site alone. */
const settings = {
  NODE_ENV: 'test',
  DATABASE_URL: server ? `${server}/${DATABASE}` : '',
  S3_BUCKET: '',
  DATA_DIR: dataDir,
  CMS_PORT: String(PORT),
  CMS_ADMIN: 'off',
  SEED: 'demo',
  STAFF_EMAIL: 'staff@example.com',
  STAFF_PASSWORD: 'Quiet-Harbour-31',
  ADMIN_EMAIL: 'desk@example.com',
  ADMIN_PASSWORD: 'Amber-Lantern-52',
  APP_KEYS: 'one,two',
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
  ...Object.fromEntries(
    [
      'API_TOKEN_SALT',
      'ADMIN_JWT_SECRET',
      'JWT_SECRET',
      'TRANSFER_TOKEN_SALT',
      'INTERNAL_SECRET',
      'PREVIEW_SECRET',
      'ALTCHA_SECRET',
    ].map((name) => [name, `${name} of the old database`]),
  ),
};

async function startCms(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/src/commands/serve.js'], {
    cwd: join(tree, 'cms'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error('The CMS of that commit ended before it was ready.')));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('"listening"')) ready();
    });
  });
  return child;
}

async function sendLead(): Promise<void> {
  const [altcha] = await solvedCaptchas(new URL(API).origin, 1);
  const lead = {
    submissionId: randomUUID(),
    altcha,
    fullname: 'Łucja Peña-Æsir',
    email: 'family@example.com',
    phone: '+50370000000',
    age: 19,
    sport: 'Soccer',
    country: 'El Salvador',
    graduationDate: '2026-11-28',
    videoHighlight: 'no',
    packageInterested: 'DontKnowYet',
    consent: true,
    elapsed: 40_000,
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${API}/leads`, { method: 'POST', headers, body: JSON.stringify(lead) });
  if (answer.status !== 201) throw new Error(`The lead was answered ${answer.status}: ${await answer.text()}`);
}

/** @returns the database as one file without a log beside it, and how such a file's name ends */
function sqliteFile(): [Buffer, string] {
  const whole = join(folder, 'whole.db');
  new Sqlite(join(dataDir, 'upfield.db'), { timeout: 5000 }).exec(`VACUUM INTO '${whole}'`).close();
  return [readFileSync(whole), 'db'];
}

/** @returns the database as statements that any client can send, and how such a file's name ends */
function postgresDump(url: string): [string, string] {
  const args = ['--no-owner', '--no-privileges', '--rows-per-insert=500', url];
  const dump = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  // Lines that begin with a backslash are for psql alone.
  return [dump.replace(/^\\.*\n/gm, ''), 'sql'];
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

try {
  if (server) await onServer(`CREATE DATABASE ${DATABASE}`);
  git('worktree', 'add', '--detach', tree, commit);
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  symlinkSync(join(ROOT, 'cms/node_modules'), join(tree, 'cms/node_modules'));
  execFileSync('npx', ['tsc', '-p', 'cms/tsconfig.json'], { cwd: tree, stdio: 'inherit' });
  const cms = await startCms();
  await sendLead();
  cms.kill('SIGTERM');
  await once(cms, 'exit');
  const [bytes, ending] = server ? postgresDump(settings.DATABASE_URL) : sqliteFile();
  writeFileSync(join(ROOT, 'cms/tests/fixtures', `database-of-${commit}.${ending}.gz`), gzipSync(bytes, { level: 9 }));
} finally {
  if (server) await onServer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  git('worktree', 'remove', '--force', tree);
  rmSync(folder, { recursive: true, force: true });
}
