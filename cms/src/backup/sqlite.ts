import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import knex, { type Knex } from 'knex';
import { type BackupDatabase, type Contents, contentsOf, countRows } from './database';
import { namedFiles } from './named-files';

const open = (filename: string) => knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });

const namesOf = (database: Knex): Promise<string[]> =>
  database('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').pluck('name');

async function reading<Result>(filename: string, read: (database: Knex, tables: string[]) => Promise<Result>) {
  if (!existsSync(filename)) throw new Error(`There is no database at ${filename}.`);
  const database = open(filename);
  try {
    return await read(database, await namesOf(database));
  } finally {
    await database.destroy();
  }
}

/**
 * The SQLite file of the settings. What was written last may stand in the write-ahead log beside it, so the file is never copied as such:
 * `VACUUM INTO` writes one state, log included, without making writers wait, and leaves out the remains of deleted rows.
 * @param filename absolute; the file may be absent
 */
export const sqliteDatabase = (filename: string): BackupDatabase => ({
  kind: 'sqlite',
  isEmpty: async () => !existsSync(filename),
  namedFiles: () => reading(filename, namedFiles),
  async copy(path): Promise<Contents> {
    await reading(filename, (database) => database.raw('VACUUM INTO ?', [path]));
    return reading(path, contentsOf);
  },
  load: (path) => copyFile(path, filename),
  tables: () => reading(filename, countRows),
  close: async () => undefined,
});
