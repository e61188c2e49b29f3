import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    env: { INTERNAL_SECRET: 'internal secret of the unit tests', PREVIEW_SECRET: 'preview secret of the unit tests' },
  },
});
