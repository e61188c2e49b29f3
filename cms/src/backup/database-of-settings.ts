import { join } from 'node:path';
import { environment } from '../environment';
import type { BackupDatabase } from './database';
import { postgresDatabase } from './postgres';
import { sqliteDatabase } from './sqlite';

/** The database of the settings, without a server around it. */
export function databaseOfSettings(): BackupDatabase {
  const { DATABASE_URL, DATA_DIR } = environment;
  return DATABASE_URL ? postgresDatabase(DATABASE_URL) : sqliteDatabase(join(DATA_DIR, 'upfield.db'));
}
