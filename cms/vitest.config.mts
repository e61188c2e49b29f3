import { defineConfig } from 'vitest/config';

/** Where the tested CMS keeps its data: SQLite and the disk, or PostgreSQL and an S3 server. */
type Stores = 'sqlite' | 'postgres';

/**
 * The CMS over HTTP: two workers, each with one real, compiled Strapi on a throw-away database of its own, which the files
 * share that it takes one after another. A folder named as the stores has the tests that are about them alone.
 */
const on = (stores: Stores, setUps: string[], exclude: string[] = []) => ({
  test: {
    name: stores,
    include: ['tests/*.test.ts', `tests/${stores}/*.test.ts`],
    exclude,
    env: { UPFIELD_TEST_STORES: stores },
    globalSetup: ['tests/support/setup.ts', ...setUps],
    pool: 'forks' as const,
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});

/** A backup of PostgreSQL needs pg_dump of the server's version, which the server of the tests does not bring along. */
const withoutPgDump = process.env.UPFIELD_TEST_DATABASE_URL ? [] : ['tests/backup.test.ts'];

export default defineConfig({
  test: { projects: [on('sqlite', []), on('postgres', ['tests/support/set-up-postgres.ts'], withoutPgDump)] },
});
