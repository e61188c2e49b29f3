import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rmdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Encrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffPlayerCard } from '../src/contract';
import { family, solve, visitor } from './support/leads';
import { OwnServer } from './support/own-server';
import { Place } from './support/place';
import { STAFF } from './support/settings';
import { imageForm, picture } from './support/test-data';
import { allCards, wholeSite } from './support/whole-site';

/**
 * A site is backed up while it is written to, and brought into an empty place: SQLite and pictures on the disk, or PostgreSQL and pictures in a
 * bucket.
 */

/** Last name of the cards that are made and deleted while the backup runs. */
const PASSING = 'Passing';

let source: Place;
let cms: OwnServer;
let token: string;
let sport: string;
/** An archive that is not encrypted. */
let plain: string;
const archives = mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'archives-'));

beforeAll(async () => {
  source = await Place.make('prepared');
  cms = OwnServer.at(source, { SEED: 'demo' });
  await cms.start();
  const { email, password } = STAFF;
  token = (await api<{ token: string }>('POST', '/auth/login', { email, password })).token;
  sport = (await api<{ id: string }[]>('GET', '/sports'))[0]?.id ?? '';
  await requestOfAFamily();
  plain = join(archives, 'plain.tar');
  await backup(plain);
});
afterAll(async () => {
  await cms.end();
});

async function api<Body>(method: string, path: string, body?: object, base = cms.base): Promise<Body> {
  const isForm = body instanceof FormData;
  const headers = { 'x-token': token ?? '', ...visitor(), ...(isForm ? {} : { 'content-type': 'application/json' }) };
  const sent = body && (isForm ? body : JSON.stringify(body));
  const answer = await fetch(`${base}/api${path}`, { method, headers, ...(sent ? { body: sent } : {}) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Body>;
}

async function requestOfAFamily() {
  const altcha = await solve(await api<Parameters<typeof solve>[0]>('GET', '/leads/challenge'));
  await api('POST', '/leads', family(altcha));
}

async function makePassingCard(number: number): Promise<StaffPlayerCard> {
  const form = imageForm(await picture('jpeg', { width: 300, height: 200 }));
  const { imageUrl } = await api<{ imageUrl: string }>('POST', '/player-cards/upload-image', form);
  const { playerCard } = await api<{ playerCard: StaffPlayerCard }>('POST', '/player-cards/create', {
    status: true,
    active: true,
    name: String(number),
    lastName: PASSING,
    sport,
    highSchoolGraduation: 2026,
    collegeEnrollmentExpected: 2027,
    country: 'El Salvador',
    cardImageUrl: imageUrl,
  });
  return playerCard;
}

/** Makes cards with pictures and deletes the last but one, until it is stopped. */
function writing() {
  let goesOn = true;
  const done = (async () => {
    const cards = [await makePassingCard(0)];
    while (goesOn) {
      cards.push(await makePassingCard(cards.length));
      await api('DELETE', `/player-cards/${cards.at(-2)?.id}`);
    }
  })();
  return () => {
    goesOn = false;
    return done;
  };
}

async function deletePassingCards(base: string, server: OwnServer): Promise<StaffPlayerCard[]> {
  const passing = (await allCards(server, token)).filter(({ lastName }) => lastName === PASSING);
  for (const { id } of passing) await api('DELETE', `/player-cards/${id}`, undefined, base);
  return passing;
}

interface Report {
  path: string;
  tables: number;
  rows: number;
  pictures: number;
  missing: string[];
  seconds: number;
}

/** Runs a command of the compiled CMS. @throws Error with what it printed on stderr */
async function command(name: string, place: Place, args: string[], changes: Record<string, string> = {}) {
  const file = join(import.meta.dirname, '../dist/src/commands', `${name}.js`);
  const env = { ...process.env, ...place.settings, ...changes };
  return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
}

const backup = async (target: string, changes: Record<string, string> = {}): Promise<Report> =>
  JSON.parse(await command('backup', source, [target], changes));
const restore = async (archive: string, place: Place, changes: Record<string, string> = {}): Promise<Report> =>
  JSON.parse(await command('restore', place, [archive], changes));

test('a site that is written to while it is backed up is the same in another place', { timeout: 240_000 }, async () => {
  await makePassingCard(-1);
  const stop = writing();
  const folder = join(archives, 'named-by-time');
  const made = await backup(folder);
  await stop();
  expect([made.missing, await readdir(folder)]).toEqual([[], [made.path.slice(folder.length + 1)]]);

  expect((await readdir(source.settings.DATA_DIR ?? '')).filter((name) => name.startsWith('backup-'))).toEqual([]);

  const place = await Place.make('empty');
  const data = place.settings.DATA_DIR ?? '';
  await rmdir(data);
  const restored = await restore(made.path, place);
  expect((await stat(data)).mode & 0o777).toBe(0o700);
  expect(restored).toMatchObject({ tables: made.tables, rows: made.rows, pictures: made.pictures });
  console.log(
    `Backed up in ${made.seconds} s, restored in ${restored.seconds} s: ${made.rows} rows, ${made.pictures} pictures.`,
  );

  const copy = OwnServer.at(place);
  await copy.start();
  try {
    const { pictures } = await wholeSite(copy, token);
    expect(Object.values(pictures).filter((picture) => !picture.startsWith('200 '))).toEqual([]);
    const passing = await deletePassingCards(copy.base, copy);
    // The one from before, which may still be in SQLite's write-ahead log, and one or two of those that were made and deleted meanwhile.
    expect(passing.map(({ name }) => name)).toContain('-1');
    expect(passing.length).toBeLessThanOrEqual(3);
    await deletePassingCards(cms.base, cms);
    expect(await wholeSite(copy, token)).toEqual(await wholeSite(cms, token));
  } finally {
    await copy.end();
  }
  expect(await place.secrets()).toMatchObject({ JWT_SECRET: source.settings.JWT_SECRET });
});

describe('an encrypted archive', { timeout: 240_000 }, () => {
  const PASSPHRASE = { BACKUP_PASSPHRASE: 'four words of somebody' };

  test('is in the format of age, holds nothing that can be read, and opens with its passphrase', async () => {
    const archive = join(archives, 'encrypted.tar.age');
    await backup(archive, PASSPHRASE);
    const bytes = await readFile(archive);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('manifest.json')).toBe(false);
    expect((await restore(archive, await Place.make('empty'), PASSPHRASE)).rows).toBeGreaterThan(0);
  });

  /** Encrypted as ours is, but with less work for each guess of the passphrase: that takes seconds, each time that an archive is opened. */
  let archive: string;
  beforeAll(async () => {
    archive = join(archives, 'opened-soon.tar.age');
    const encrypter = new Encrypter();
    encrypter.setPassphrase(PASSPHRASE.BACKUP_PASSPHRASE);
    encrypter.setScryptWorkFactor(10);
    await writeFile(archive, await encrypter.encrypt(await readFile(plain)));
  });

  test('shows its secrets', async () => {
    const secrets = await command('restore', await Place.make('empty'), [archive, '--secrets'], PASSPHRASE);
    expect(secrets.split('\n')).toContain(`JWT_SECRET=${source.settings.JWT_SECRET}`);
  });

  const spoiled = async (name: string, spoil: (path: string, bytes: Buffer) => Promise<void>) => {
    const path = join(archives, name);
    await writeFile(path, await readFile(archive));
    await spoil(path, await readFile(archive));
    return path;
  };

  test.each<[string, Record<string, string>, () => Promise<string>, RegExp]>([
    ['without a passphrase', {}, async () => archive, /is encrypted. Set BACKUP_PASSPHRASE/],
    ['with another one', { BACKUP_PASSPHRASE: 'another' }, async () => archive, /passphrase does not open/],
    [
      'with a changed byte',
      PASSPHRASE,
      () =>
        spoiled('changed.tar.age', (path, bytes) => {
          bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
          return writeFile(path, bytes);
        }),
      /damaged/,
    ],
    [
      'that ends early',
      PASSPHRASE,
      () => spoiled('short.tar.age', (path, bytes) => truncate(path, bytes.length >> 1)),
      /damaged/,
    ],
  ])('restores nothing %s', async (_what, settings, archiveOf, message) => {
    const place = await Place.make('empty');
    await expect(restore(await archiveOf(), place, settings)).rejects.toThrow(message);
    expect(await place.isEmpty()).toBe(true);
  });
});

describe('an archive that is not encrypted', () => {
  test('is not overwritten', async () => {
    const before = await readFile(plain);
    await expect(backup(plain)).rejects.toThrow('is there already');
    expect(before.equals(await readFile(plain))).toBe(true);
  });

  test('is compared with its checksums: with another picture in it, nothing is restored', async () => {
    const bytes = await readFile(plain);
    const inAPicture = bytes.indexOf('WEBPVP8') + 20;
    bytes.writeUInt8(bytes.readUInt8(inAPicture) ^ 1, inAPicture);
    const changed = join(archives, 'changed.tar');
    await writeFile(changed, bytes);
    const place = await Place.make('empty');
    await expect(restore(changed, place)).rejects.toThrow(/damaged.* is not what was backed up/);
    expect(await place.isEmpty()).toBe(true);
  });

  test('restores nothing where it is cut off', async () => {
    const bytes = await readFile(plain);
    const short = join(archives, 'short.tar');
    await writeFile(short, bytes.subarray(0, bytes.length >> 1));
    const place = await Place.make('empty');
    await expect(restore(short, place)).rejects.toThrow(/damaged/);
    expect(await place.isEmpty()).toBe(true);
  });

  test('is not restored over a site', async () => {
    await expect(restore(plain, source)).rejects.toThrow('is not empty');
  });
});

test('a picture that the storage has lost is named, and the rest is backed up', async () => {
  const { cardImageUrl } = await makePassingCard(1000);
  const name = new URL(cardImageUrl ?? '', cms.base).pathname.replace('/uploads/', '');
  await source.lose(name);
  expect((await backup(archives)).missing).toEqual([name]);
});
