import { defineConfig, devices } from '@playwright/test';
import { SITE_URL } from './e2e/support/site';

const SWITCHES = '**/public/switches.spec.ts';
/** The mail server goes down; the newsletter is switched on. */
const OUTAGE = '**/visitor/outage.spec.ts';
const NEWSLETTER = '**/visitor/newsletter.spec.ts';
const EDITOR = '**/editor/*.spec.ts';
/** Long checks of every page; `npm run audit` runs them. */
const AUDIT = '**/public/{accessibility,crawl,head,html}.spec.ts';

/** Whole journeys in a real browser, on the production build and the real CMS. Run by `npm test`. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/start-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A busy machine may stretch a wait beyond its limit once; a fault fails again, and is traced.
  retries: 1,
  forbidOnly: true,
  outputDir: 'test-results',
  // Switches and editors change what every page shows, so they come after all other journeys, one after the other.
  projects: [
    { name: 'journeys', testIgnore: [SWITCHES, OUTAGE, NEWSLETTER, EDITOR, AUDIT] },
    { name: 'switches', testMatch: SWITCHES, dependencies: ['journeys'] },
    { name: 'outage', testMatch: OUTAGE, dependencies: ['switches'] },
    { name: 'newsletter', testMatch: NEWSLETTER, dependencies: ['outage'] },
    { name: 'editor', testMatch: EDITOR, dependencies: ['newsletter'] },
    ...(process.env.AUDIT ? [{ name: 'audit', testMatch: AUDIT }] : []),
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
