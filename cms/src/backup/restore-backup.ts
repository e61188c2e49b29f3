import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeDataFolder } from '../data-folder';
import { environment } from '../environment';
import { fileStore } from '../storage';
import { damaged, unpack } from './archive';
import { archivedFile } from './archived-file';
import type { BackupDatabase } from './database';
import { databaseOfSettings } from './database-of-settings';
import { DATABASE_FILE, MANIFEST, type Manifest, manifestSchema, PICTURES, SECRETS_FILE } from './manifest';

/**
 * Brings an archive into an empty place: the files, the secrets, then the database. Everything is unpacked and compared with its checksum before
 * anything is put in place.
 * @throws Error when the place is not empty, the archive is damaged or does not open, or the database is of the other kind: nothing is
 * restored then; or when the storage or the database stops halfway
 */
export async function restoreBackup(path: string): Promise<Manifest> {
  const database = databaseOfSettings();
  try {
    await requireEmptyPlace(database);
    return await withUnpacked(path, async (folder, manifest) => {
      if (manifest.database !== database.kind)
        throw new Error(`The archive is of ${manifest.database}, and the settings name ${database.kind}.`);
      try {
        await putInPlace(folder, manifest, database);
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        throw new Error(`The restore stopped halfway, so empty the place before the next one. ${reason}`);
      }
      return manifest;
    });
  } finally {
    await database.close();
  }
}

/** The secrets of an archive, by the names of their settings. */
export const secretsOf = (path: string): Promise<Record<string, string>> =>
  withUnpacked(path, async (folder) => JSON.parse(await readFile(join(folder, SECRETS_FILE), 'utf8')));

async function requireEmptyPlace(database: BackupDatabase): Promise<void> {
  const { DATA_DIR, S3_BUCKET } = environment;
  const [found] = existsSync(DATA_DIR) ? await readdir(DATA_DIR) : [];
  if (found !== undefined) throw new Error(`${DATA_DIR} is not empty: it has ${found}.`);
  if (!(await database.isEmpty())) throw new Error('The database is not empty.');
  if (!(await fileStore.isEmpty())) throw new Error(`The bucket ${S3_BUCKET} is not empty.`);
}

/** Unpacks an archive for a while, once it is known to be what was written. */
async function withUnpacked<Result>(
  path: string,
  use: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  makeDataFolder();
  const folder = await mkdtemp(join(environment.DATA_DIR, 'restore-'));
  try {
    await unpack(path, folder, environment.BACKUP_PASSPHRASE);
    return await use(folder, await verified(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function verified(folder: string): Promise<Manifest> {
  try {
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
    for (const expected of manifest.files) {
      const found = await archivedFile(folder, expected.path);
      if (!isDeepStrictEqual(found, expected)) throw new Error(`${expected.path} is not what was backed up.`);
    }
    return manifest;
  } catch (error) {
    throw damaged(error);
  }
}

async function putInPlace(folder: string, manifest: Manifest, database: BackupDatabase): Promise<void> {
  const prefix = `${PICTURES}/`;
  for (const { path } of manifest.files) {
    if (path.startsWith(prefix)) await fileStore.put(path.slice(prefix.length), join(folder, path));
  }
  const secrets = await readFile(join(folder, SECRETS_FILE));
  await writeFile(join(environment.DATA_DIR, SECRETS_FILE), secrets, { mode: 0o600 });
  await database.load(join(folder, DATABASE_FILE));
  const tables = await database.tables();
  const different = Object.keys({ ...tables, ...manifest.tables }).filter(
    (name) => tables[name] !== manifest.tables[name],
  );
  if (different.length > 0) throw new Error(`These tables have another number of rows: ${different.join(', ')}.`);
}
