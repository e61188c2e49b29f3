import { defineConfig } from 'vitest/config';

/** Unit tests of both apps and the scripts: pure rules, beside their source. The CMS over HTTP has its own in cms/vitest.config.mts. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'cms', root: 'cms', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
      'web/vitest.config.ts',
    ],
  },
});
