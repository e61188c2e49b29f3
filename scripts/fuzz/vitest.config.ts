import { defineConfig } from 'vitest/config';

/**
 * `npm run test:fuzz`: each call of the API and each page gets requests from good to hostile ones; `FUZZ_RUNS` chooses how many, `FUZZ_SEED`
 * repeats those of another run. `npm test` sends 300 a route, the same each time.
 */
export default defineConfig({
  test: {
    name: 'fuzz',
    include: ['*.fuzz.ts'],
    globalSetup: 'site.ts',
    // A site for each of the two files, and on it one request after the other: a failure then belongs to its request.
    maxWorkers: 2,
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
  },
});
