import type { Knex } from 'knex';
import type { Manifest } from './manifest';
import { type NamedFile, namedFiles } from './named-files';

/** One state of a database. */
export interface Contents {
  /** Number of rows of each table. */
  tables: Record<string, number>;
  /** The stored files that it names. */
  files: NamedFile[];
}

/** A database that is copied while it is written to, and loaded from such a copy. */
export interface BackupDatabase {
  kind: Manifest['database'];
  /** Whether it has no table yet. */
  isEmpty(): Promise<boolean>;
  /** The stored files that it names now. */
  namedFiles(): Promise<NamedFile[]>;
  /**
   * Writes a copy of one state.
   * @param path of the file to make
   * @returns what that very state holds
   */
  copy(path: string): Promise<Contents>;
  /** Loads a copy into the empty database, all of it or nothing. */
  load(path: string): Promise<void>;
  /** Number of rows of each table. */
  tables(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** @param names of all tables */
export async function countRows(database: Knex, names: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) {
    const [row] = await database(name).count({ rows: '*' });
    counts[name] = Number(row?.rows);
  }
  return counts;
}

export const contentsOf = async (database: Knex, tables: string[]): Promise<Contents> => ({
  tables: await countRows(database, tables),
  files: await namedFiles(database, tables),
});
