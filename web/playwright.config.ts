import { defineConfig, devices } from '@playwright/test';
import { SITE_URL } from './e2e/support/site';

/**
 * Projects that change or stop the site for all other tests: they run after all other journeys, one after the other.
 */
const ALONE = [
  { name: 'switches', testMatch: '**/public/switches.spec.ts' },
  { name: 'newsletter', testMatch: '**/visitor/newsletter.spec.ts' },
  { name: 'privacy', testMatch: '**/privacy/*.spec.ts' },
  // Each edits pages that others open.
  { name: 'editor', testMatch: '**/editor/*.spec.ts', workers: 1 },
  { name: 'monkey', testMatch: '**/monkey/*.spec.ts' },
  { name: 'mail-outage', testMatch: '**/visitor/outage.spec.ts' },
  // Each stops the CMS of all.
  { name: 'outage', testMatch: '**/outage/*.spec.ts', workers: 1 },
];

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
    { name: 'journeys', testIgnore: ALONE.map(({ testMatch }) => testMatch) },
    ...ALONE.map((project, index) => ({ ...project, dependencies: [ALONE[index - 1]?.name ?? 'journeys'] })),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE_URL,
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
