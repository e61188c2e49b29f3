import { defineConfig } from 'vitest/config';

/**
 * The CMS over HTTP: one real, compiled Strapi on a throw-away database for all files, which therefore run one after
 * another in one process.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/setup.ts',
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});
