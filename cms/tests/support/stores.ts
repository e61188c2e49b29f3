import { copyFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { newStores } from '../../../scripts/lib/throw-away-stores';

/** Where the tested CMS keeps its data: SQLite and the disk, or PostgreSQL and an S3 server (vitest.config.mts). */
export type Stores = 'sqlite' | 'postgres';

/**
 * What the stores of a server hold before it starts for the first time: nothing, which a start takes long to fill with tables; or what a start
 * with `SEED=none` leaves there, the tables and the first accounts. `empty` is for tests about the first start, and about empty places.
 */
export type Filling = 'prepared' | 'empty';

/** Name of the variable with the database that prepared ones are copies of: a file of SQLite, or a name on the PostgreSQL server. */
const PREPARED = { sqlite: 'UPFIELD_TEST_PREPARED_SQLITE', postgres: 'UPFIELD_TEST_PREPARED_POSTGRES' } as const;

const FILE = 'upfield.db';

const storesOfTheseTests = (): Stores => (process.env.UPFIELD_TEST_STORES === 'postgres' ? 'postgres' : 'sqlite');

/** Makes a database and a file store that nobody else uses. @returns the settings of a CMS that has its data there */
export async function throwAwayStores(
  filling: Filling,
  stores = storesOfTheseTests(),
): Promise<Record<string, string>> {
  const DATA_DIR = mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'data-'));
  const prepared = filling === 'prepared' ? preparedDatabase(stores) : undefined;
  if (stores === 'sqlite') {
    if (prepared) copyFileSync(prepared, join(DATA_DIR, FILE));
    return { DATA_DIR, DATABASE_URL: '', S3_BUCKET: '' };
  }
  const { UPFIELD_TEST_POSTGRES: postgres = '', UPFIELD_TEST_S3: s3 = '' } = process.env;
  return { DATA_DIR, ...(await newStores({ postgres, s3 }, prepared)) };
}

function preparedDatabase(stores: Stores): string {
  const database = process.env[PREPARED[stores]];
  if (!database) throw new Error(`No database was prepared: ${PREPARED[stores]} is not set (set-up-prepared.ts).`);
  return database;
}

/** Declares the database of a server that has ended the one that prepared ones are copies of, in all workers that start later. */
export function copyFrom({ DATA_DIR = '', DATABASE_URL }: Record<string, string>, stores: Stores): void {
  process.env[PREPARED[stores]] = DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : join(DATA_DIR, FILE);
}
