import { defineConfig } from 'vitest/config';

/**
 * Unit tests of both apps and the scripts: pure rules, beside their source. Those of the CMS and the scripts replace no module and no global
 * function, so one process takes file after file, in a third of the time. The CMS over HTTP has its own in cms/vitest.config.mts.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'cms', root: 'cms', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], isolate: false } },
      'web/vitest.config.ts',
    ],
  },
});
