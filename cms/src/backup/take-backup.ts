import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PRODUCT_SLUG } from '../contract';
import { makeDataFolder } from '../data-folder';
import { environment, SECRETS } from '../environment';
import { fileStore } from '../storage';
import { pack } from './archive';
import { archivedFile } from './archived-file';
import type { BackupDatabase, Contents } from './database';
import { databaseOfSettings } from './database-of-settings';
import { DATABASE_FILE, FORMAT, MANIFEST, type Manifest, manifestSchema, PICTURES, SECRETS_FILE } from './manifest';
import { StoredFileCopies } from './stored-file-copies';

/** Most copies of the database that are taken until one names no file that was removed while it was taken. */
const ROUNDS = 3;

/** An archive that was made. */
interface Backup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

/**
 * Puts the database, the stored files that it names and the secrets into one archive, while the site runs.
 * @param target the archive's path, which ends with `.tar` or `.age`; or a folder, in which it gets a name with the time
 * @param now given by tests
 * @throws Error when the archive is there already, or something cannot be read; nothing is left behind then
 */
export async function takeBackup(target: string, now = new Date()): Promise<Backup> {
  const path = await archivePath(target, now);
  makeDataFolder();
  // Beside the data, which it is a copy of: the same protection and the same kind of room.
  const folder = await mkdtemp(join(environment.DATA_DIR, 'backup-'));
  const database = databaseOfSettings();
  try {
    const copies = new StoredFileCopies(fileStore, folder);
    const { tables, files } = await copyAll(database, join(folder, DATABASE_FILE), copies);
    await writeFile(join(folder, SECRETS_FILE), secretsText());
    const manifest = manifestSchema.parse({
      format: FORMAT,
      madeAt: now.toISOString(),
      ...(await codeOf(environment.CMS_ROOT)),
      database: database.kind,
      tables,
      files: [
        await archivedFile(folder, SECRETS_FILE),
        await archivedFile(folder, DATABASE_FILE),
        ...(await copies.archived()),
      ],
      missing: copies.missing(files),
    } satisfies Manifest);
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await pack(folder, [MANIFEST, SECRETS_FILE, DATABASE_FILE, PICTURES], path, environment.BACKUP_PASSPHRASE);
    return { path, bytes: (await stat(path)).size, manifest };
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * First the files, which take long, then the database, then the files that came meanwhile: so the archive has every file that its database
 * names. One that was removed between the last two is still named: then the database is copied again.
 */
async function copyAll(database: BackupDatabase, path: string, copies: StoredFileCopies): Promise<Contents> {
  await copies.take(await database.namedFiles());
  for (let round = 1; ; round += 1) {
    await rm(path, { force: true });
    const contents = await database.copy(path);
    await copies.take(contents.files);
    if (copies.missing(contents.files).length > 0 && round < ROUNDS) continue;
    await copies.keepOnly(contents.files);
    return contents;
  }
}

async function archivePath(target: string, now: Date): Promise<string> {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const name = `${PRODUCT_SLUG}-${time}.tar${environment.BACKUP_PASSPHRASE ? '.age' : ''}`;
  const path = resolve(/\.(tar|age)$/.test(target) ? target : join(target, name));
  await mkdir(dirname(path), { recursive: true });
  return path;
}

const secretsText = () =>
  `${JSON.stringify(Object.fromEntries(SECRETS.map((name) => [name, environment[name]])), null, 2)}\n`;

/** Which code the data belongs to: a database is loaded under the same version or a newer one. */
async function codeOf(folder: string): Promise<Pick<Manifest, 'version' | 'commit'>> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const commit = await promisify(execFile)('git', ['-C', folder, 'rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  return { version, commit };
}
