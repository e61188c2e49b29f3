import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { makeDataFolder } from '../data-folder';
import { environment } from '../environment';
import { HAS_SETTINGS, refuseNewerTables, STORED_VERSION } from './version';

type Release = () => Promise<void>;

/** PostgreSQL names advisory locks by numbers; any other one would do. */
const LOCK_NUMBER = 70_138_053;

const FILE = 'start.lock';
const DATABASE = 'upfield.db';
const TRY_EVERY_MS = 100;

/**
 * Does what prepares the database (schema, permissions, first accounts, first site) while no other process does; waits for one
 * that is at it. The database itself has the lock, so that it is free as soon as its holder ends, however that was
 * (docs/decisions/048).
 * @throws Error for the tables of a newer version
 */
export async function withStartLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = await takeStartLock();
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Takes the lock for work that begins in one place and ends in another. @returns what gives it back */
export const takeStartLock = (): Promise<Release> =>
  environment.DATABASE_URL ? lockOnPostgres(environment.DATABASE_URL) : lockOnSqlite();

/**
 * A connection of its own has the lock from its first statement to its end. When it breaks, its error is not caught: the
 * process ends, because another one may be at the database by then.
 */
async function lockOnPostgres(connectionString: string): Promise<Release> {
  const client = new Client({ connectionString, keepAlive: true });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBER]);
  const { rowCount } = await client.query(HAS_SETTINGS.postgres);
  if (rowCount) refuseNewerTables((await client.query<{ value: string }>(STORED_VERSION)).rows[0]?.value);
  return () => client.end();
}

/** A database beside ours has the lock: in ours, it would stop the work as well. */
async function lockOnSqlite(): Promise<Release> {
  makeDataFolder();
  // Waiting within the driver would stop this process, its signals included.
  const database = new Sqlite(join(environment.DATA_DIR, FILE), { timeout: 0 });
  while (!hasBegun(database)) await pause(TRY_EVERY_MS);
  refuseNewerTables(versionOnSqlite(join(environment.DATA_DIR, DATABASE)));
  return async () => {
    database.close();
  };
}

function versionOnSqlite(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const database = new Sqlite(file, { readonly: true });
  try {
    if (!database.prepare(HAS_SETTINGS.sqlite).get()) return undefined;
    return database.prepare<[], { value: string }>(STORED_VERSION).get()?.value;
  } finally {
    database.close();
  }
}

function hasBegun(database: Sqlite.Database): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
