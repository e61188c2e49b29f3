import { join } from 'node:path';
import { compareTextAsPostgres, type SqliteFunctions } from '../src/database/sqlite-text';
import { environment } from '../src/environment';

/** Milliseconds. Without them a request waits a minute, or for ever, for a database that does not answer. */
const CONNECTING_MS = 5_000;
const WAITING_MS = 8_000;

const postgres = {
  client: 'postgres',
  connection: { connectionString: environment.DATABASE_URL, connectionTimeoutMillis: CONNECTING_MS, keepAlive: true },
  pool: { min: 0, max: environment.DATABASE_POOL_MAX, createTimeoutMillis: WAITING_MS },
  // Also for a connection of a full pool (src/database/silence.ts bounds the queries).
  acquireConnectionTimeout: WAITING_MS,
};

const sqlite = {
  client: 'sqlite',
  connection: { filename: join(environment.DATA_DIR, 'upfield.db') },
  useNullAsDefault: true,
  pool: { afterCreate: prepareSqlite },
};

interface SqliteConnection extends SqliteFunctions {
  pragma(source: string): void;
}

/**
 * Write-ahead log: reads are possible during a write. FULL: what was answered as stored survives a loss of power, too, for which NORMAL
 * promises only that the file stays sound (sqlite.org/pragma.html#pragma_synchronous). A second process waits instead of failing.
 */
function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  compareTextAsPostgres(connection);
  done(null, connection);
}

/** The log contains the SQL statement of a failed query: keep its placeholders, because the values are personal data. */
const forBoth = { compileSqlOnError: false };

export default { connection: { ...(environment.DATABASE_URL ? postgres : sqlite), ...forBoth } };
