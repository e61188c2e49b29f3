import { join } from 'node:path';
import { environment } from '../src/environment';

const postgres = {
  client: 'postgres',
  connection: { connectionString: environment.DATABASE_URL },
  pool: { min: 0, max: environment.DATABASE_POOL_MAX },
};

const sqlite = {
  client: 'sqlite',
  connection: { filename: join(environment.DATA_DIR, 'upfield.db') },
  useNullAsDefault: true,
  // Write-ahead log: reads are possible during a write, and a second process (a command) waits instead of failing.
  pool: { afterCreate: prepareSqlite },
};

interface SqliteConnection {
  pragma(source: string): void;
}

function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('busy_timeout = 5000');
  done(null, connection);
}

/** The log contains the SQL statement of a failed query: keep its placeholders, because the values are personal data. */
const forBoth = { compileSqlOnError: false };

export default { connection: { ...(environment.DATABASE_URL ? postgres : sqlite), ...forBoth } };
