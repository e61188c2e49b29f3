import { defineConfig, devices } from '@playwright/test';
import { SITE_URL } from './e2e/support/site';

/**
 * Measures what a phone loads and what moves on it, so it runs in Chromium as people have it: the one without windows loads pictures from farther
 * away, and its fallback fonts have other widths.
 */
const FIRST_LOAD = '**/public/first-load.spec.ts';

/** Work on cards, which editors of pages do not touch. */
const STAFF = '**/staff/*.spec.ts';

/**
 * Projects that change or stop the site for all other tests: they run after all other journeys, one after the other.
 */
const ALONE = [
  { name: 'switches', testMatch: '**/public/{switches,trust}.spec.ts', workers: 1 },
  { name: 'newsletter', testMatch: '**/visitor/newsletter.spec.ts' },
  { name: 'privacy', testMatch: '**/privacy/*.spec.ts' },
  // Each edits pages that others open.
  { name: 'editor', testMatch: '**/editor/*.spec.ts', workers: 1 },
  // Counts what journeys cost, on pages that others edit.
  { name: 'steps', testMatch: '**/steps/*.spec.ts', workers: 1 },
  { name: 'monkey', testMatch: '**/monkey/*.spec.ts' },
  { name: 'mail-outage', testMatch: '**/visitor/outage.spec.ts' },
  // Each stops the CMS of all.
  { name: 'outage', testMatch: '**/outage/*.spec.ts', workers: 1 },
];

/** Projects whose tests start sites of their own: one after the other, beside those that have the site of all for themselves. */
const ELSEWHERE = [
  { name: 'operation', testMatch: '**/operation/*.spec.ts', workers: 1 },
  { name: 'postgres', testMatch: '**/postgres/*.spec.ts', workers: 1 },
];

/** Each project after the one before it, and the first after the journeys of all. */
const inTurn = <Project extends { name: string }>(projects: Project[]) =>
  projects.map((project, index) => {
    const before = projects[index - 1]?.name;
    return { ...project, dependencies: before ? [before] : ['journeys', 'first-load'] };
  });

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
  // The repetition is traced. A test that passes only then is named at the end of `npm test`, under a number of its own.
  retries: 1,
  forbidOnly: true,
  // These tests take minutes: `npm run audit`, `steps`, `monkey` and `bad-day` run them.
  grepInvert: process.env.UPFIELD_LONG ? undefined : /@long/,
  outputDir: 'test-results',
  projects: [
    {
      name: 'journeys',
      testIgnore: [FIRST_LOAD, STAFF, ...[...ALONE, ...ELSEWHERE].map(({ testMatch }) => testMatch)],
    },
    {
      name: 'first-load',
      testMatch: FIRST_LOAD,
      use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
    },
    ...inTurn(ALONE),
    ...inTurn(ELSEWHERE),
    // Beside the editors, who leave a worker free.
    { name: 'staff', testMatch: STAFF, dependencies: ['privacy'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE_URL,
    // Animations take a fifth of the processors' time: tests have them when they are about motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: launchOptions(process.env.HEADLESS_CHROMIUM_PATH || process.env.CHROMIUM_PATH),
  },
});
