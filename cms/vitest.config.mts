import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first';
import type { Stores } from './tests/support/stores';

const FAULTS = 'tests/faults/*.test.ts';

/**
 * The CMS over HTTP: three workers, each with one real, compiled Strapi on a throw-away database of its own, which the files
 * share that it takes one after another. Servers begin with tables and the first accounts (set-up-prepared.ts), unless their test is about the
 * first start. Three, because files with servers of their own wait for clocks: on two cores, a third worker computes meanwhile.
 * A folder named as the stores has the tests that are about them alone; that of the faults, where servers are killed again and again, is for
 * `npm run test:crashes`.
 */
const on = (stores: Stores, setUps: string[], exclude: string[] = []) => ({
  test: {
    name: stores,
    include: ['tests/*.test.ts', `tests/${stores}/*.test.ts`, ...(process.env.UPFIELD_LONG ? [FAULTS] : [])],
    exclude,
    env: { UPFIELD_TEST_STORES: stores },
    globalSetup: ['tests/support/setup.ts', ...setUps, 'tests/support/set-up-prepared.ts'],
    pool: 'forks' as const,
    isolate: false,
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});

/** A backup of PostgreSQL needs pg_dump of the server's version, which the server of the tests does not bring along. */
const withoutPgDump = process.env.UPFIELD_TEST_DATABASE_URL ? [] : ['tests/backup.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [on('sqlite', []), on('postgres', ['tests/support/set-up-postgres.ts'], withoutPgDump)],
  },
});
