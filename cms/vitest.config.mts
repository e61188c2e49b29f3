import { defineConfig } from 'vitest/config';

/**
 * The CMS over HTTP: two workers, each with one real, compiled Strapi on a throw-away database of its own, which the files
 * share that it takes one after another.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/setup.ts',
    pool: 'forks',
    isolate: false,
    // The setting names a single database, which two workers cannot share.
    maxWorkers: process.env.UPFIELD_TEST_DATABASE_URL ? 1 : 2,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});
