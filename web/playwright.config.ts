import { defineConfig, devices } from '@playwright/test';
import { SITE_URL } from './e2e/support/site';

/**
 * Measures what a phone loads and what moves on it, so it runs in Chromium as people have it: the one without windows loads pictures from farther
 * away, and its fallback fonts have other widths.
 */
const FIRST_LOAD = '**/public/first-load.spec.ts';

/**
 * Projects that change or stop the site for all other tests: they run after all other journeys, one after the other.
 */
const ALONE = [
  { name: 'switches', testMatch: '**/public/{switches,trust}.spec.ts', workers: 1 },
  { name: 'newsletter', testMatch: '**/visitor/newsletter.spec.ts' },
  { name: 'privacy', testMatch: '**/privacy/*.spec.ts' },
  // Each edits pages that others open.
  { name: 'editor', testMatch: '**/editor/*.spec.ts', workers: 1 },
  { name: 'monkey', testMatch: '**/monkey/*.spec.ts' },
  { name: 'mail-outage', testMatch: '**/visitor/outage.spec.ts' },
  // Each stops the CMS of all.
  { name: 'outage', testMatch: '**/outage/*.spec.ts', workers: 1 },
  // A site of its own, whose log is read.
  { name: 'operation', testMatch: '**/operation/*.spec.ts' },
  // Has a site of its own.
  { name: 'postgres', testMatch: '**/postgres/*.spec.ts' },
];

/** @param executablePath of a Chromium; Playwright's own without one */
const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Whole journeys in a real browser, on the production build and the real CMS. Run by `npm test`. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/start-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The repetition is traced. A test that passes only then fails the run, under a number of its own.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // These tests take minutes: `npm run audit`, `monkey` and `bad-day` run them.
  grepInvert: process.env.UPFIELD_LONG ? undefined : /@long/,
  outputDir: 'test-results',
  projects: [
    { name: 'journeys', testIgnore: [FIRST_LOAD, ...ALONE.map(({ testMatch }) => testMatch)] },
    {
      name: 'first-load',
      testMatch: FIRST_LOAD,
      use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
    },
    ...ALONE.map((project, index) => {
      const before = ALONE[index - 1]?.name;
      return { ...project, dependencies: before ? [before] : ['journeys', 'first-load'] };
    }),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE_URL,
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: launchOptions(process.env.HEADLESS_CHROMIUM_PATH || process.env.CHROMIUM_PATH),
  },
});
