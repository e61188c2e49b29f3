/**
 * `npm run drill`: backs the demo site up while it runs, restores the archive in an empty place, starts that, and compares every page of the
 * sitemap and each picture on it as a visitor gets them; on SQLite with pictures on the disk, and on PostgreSQL with pictures in a bucket. Ends
 * with 1 when anything differs. What only staff see is compared by `cms/tests/backup.test.ts`.
 *
 * PostgreSQL is the server that comes with the tests; a backup needs its version of `pg_dump` or a newer one, or
 * `UPFIELD_TEST_DATABASE_URL=postgres://…`, the address with account of a server of the version of the one that is installed.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pagesOf, picturesIn } from './bench/crawl.ts';
import { build, install } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';
import { settings, settingsWithoutSecrets } from './lib/settings.mjs';
import { startSite } from './lib/site.mjs';
import { newStores, startStores } from './lib/throw-away-stores.ts';
import { anyVisitor, readPage } from './lib/visitors.ts';

const WEB_PORT = process.env.WEB_PORT || '3990';
const CMS_PORT = process.env.CMS_PORT || '3991';

/** A page with the event carries the moment at which it was made, in milliseconds since 1970. */
const MOMENT = /(?<=,)\d{13}(?=,)/g;

/** Where a site keeps its data. */
type Place = Record<string, string>;

await install();
await build();
const folder = mkdtempSync(join(tmpdir(), 'upfield-drill-'));
const stores = await startStores(process.env.UPFIELD_TEST_DATABASE_URL);
let differences = 0;
try {
  console.log(
    '| Data | Pages | Pictures | Back up | Restore | Start after it | Different |\n|---|---|---|---|---|---|---|',
  );
  const onDisk = (name: string) => ({ DATABASE_URL: '', S3_BUCKET: '', DATA_DIR: join(folder, name) });
  await drill('SQLite, disk', onDisk('source'), onDisk('copy'));
  const inStores = async (name: string) => ({ ...(await newStores(stores)), DATA_DIR: join(folder, name) });
  await drill('PostgreSQL, bucket', await inStores('source-in-stores'), await inStores('copy-in-stores'));
} finally {
  await stores.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(differences > 0 ? 1 : 0);

async function drill(name: string, source: Place, copy: Place): Promise<void> {
  const archive = join(folder, `${name}.tar`);
  const { before, backup } = await running(settings(shell(source)), async () => ({
    before: await everythingOf(`http://127.0.0.1:${WEB_PORT}`),
    backup: await command('backup', settings(shell(source)), archive),
  }));
  const restore = await command('restore', settingsWithoutSecrets(shell(copy)), archive);
  const began = performance.now();
  const { after, started } = await running(settings(shell(copy)), async () => ({
    started: seconds(performance.now() - began),
    after: await everythingOf(`http://127.0.0.1:${WEB_PORT}`),
  }));
  const different = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const pages = [...before.keys()].filter((path) => !before.get(path)?.startsWith('picture')).length;
  const cells = [name, pages, before.size - pages, backup, restore, started, different.length];
  console.log(`| ${cells.join(' | ')} |`);
  for (const path of different) console.error(`${path}: ${before.get(path)} before, ${after.get(path)} after`);
  differences += different.length;
}

function shell(place: Place): NodeJS.ProcessEnv {
  const plain = { SEED: 'demo', SMTP_URL: '', LOG_LEVEL: 'fatal', TRUSTED_PROXY_HOPS: '1' };
  // A site that runs beside it has these ports.
  const ports = { WEB_PORT, CMS_PORT, WEB_METRICS_PORT: '', CMS_METRICS_PORT: '' };
  return { ...process.env, ...place, ...plain, ...ports };
}

async function running<Result>(env: NodeJS.ProcessEnv, work: () => Promise<Result>): Promise<Result> {
  const site = await startSite(env);
  return work().finally(site.stop);
}

/** Runs a command of the CMS on an archive. @returns how long it took @throws Error with what it printed on stderr */
async function command(name: 'backup' | 'restore', env: NodeJS.ProcessEnv, archive: string): Promise<string> {
  const began = performance.now();
  const file = join(ROOT, 'cms/dist/src/commands', `${name}.js`);
  await promisify(execFile)(process.execPath, [file, archive], { cwd: join(ROOT, 'cms'), env });
  return seconds(performance.now() - began);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Every page of the sitemap and every picture on it, in one of its sizes: kind and checksum by address. */
async function everythingOf(web: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of await pagesOf(web)) {
    const html = await readPage(web + path);
    found.set(path, `page ${checksum(html.replace(MOMENT, ''))}`);
    for (const picture of firstSizes(picturesIn(html))) {
      if (!found.has(picture)) found.set(picture, await pictureAt(web + picture));
    }
  }
  return found;
}

/** The first address of each picture, whatever widths and formats a page names. */
function firstSizes(addresses: string[]): string[] {
  return [...new Map(addresses.reverse().map((address) => [fileIn(address), address])).values()];
}

function fileIn(address: string): string {
  return /^\/pictures\/\w+\/(.+)\.\w+$/.exec(address.split('?')[0] ?? '')?.[1] ?? address;
}

async function pictureAt(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { ...anyVisitor(), accept: 'image/webp' } });
  return `picture ${answer.status} ${checksum(Buffer.from(await answer.arrayBuffer()))}`;
}

function checksum(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
