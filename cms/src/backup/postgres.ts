import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import knex, { type Knex } from 'knex';
import { type BackupDatabase, contentsOf, countRows } from './database';
import { namedFiles } from './named-files';

const namesOf = (database: Knex): Promise<string[]> =>
  database('information_schema.tables')
    .whereRaw('table_schema = current_schema()')
    .where({ table_type: 'BASE TABLE' })
    .pluck('table_name');

/** Rights and owners are those of the place that it is loaded into. */
const PORTABLE = ['--no-owner', '--no-privileges'];

/**
 * The PostgreSQL database of the settings, copied and loaded by PostgreSQL's own programs.
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDatabase(url: string): BackupDatabase {
  const database = knex({ client: 'pg', connection: { connectionString: url }, pool: { min: 0, max: 1 } });
  return {
    kind: 'postgres',
    isEmpty: async () => (await namesOf(database)).length === 0,
    namedFiles: async () => namedFiles(database, await namesOf(database)),
    copy: (path) =>
      // pg_dump reads the state that this transaction sees.
      database.transaction(
        async (transaction) => {
          const { rows } = await transaction.raw<{ rows: { id: string }[] }>('SELECT pg_export_snapshot() AS id');
          await client('pg_dump', url, '--format=custom', ...PORTABLE, `--snapshot=${rows[0]?.id}`, `--file=${path}`);
          return contentsOf(transaction, await namesOf(transaction));
        },
        { isolationLevel: 'repeatable read', readOnly: true },
      ),
    load: (path) => client('pg_restore', url, ...PORTABLE, '--exit-on-error', '--single-transaction', path),
    tables: async () => countRows(database, await namesOf(database)),
    close: () => database.destroy(),
  };
}

/**
 * Runs one of PostgreSQL's client programs on the database. The password goes by the environment: the list of processes shows arguments.
 * @throws Error that says what the program said, or what to install
 */
async function client(program: string, url: string, ...args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  try {
    await promisify(execFile)(program, [`--dbname=${address.href}`, ...args], { env });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        `${program} is not installed. It comes with PostgreSQL's client programs (postgresql-client), of the server's version or newer.`,
      );
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`${program} failed: ${said}`);
  }
}
