import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The package `chromium-headless-shell` of Debian. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const systemBrowser = () => SYSTEM_CHROMIUM.find(existsSync);

/** Whether Playwright's own browser is there, or can be downloaded now. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return true;
  return (await run('npx', ['playwright', 'install', 'chromium'], { quiet: true })) === 0;
}

/** Installs packages with the system's package manager, where that is apt. */
async function aptInstall(/** @type {string[]} */ packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...first] = [...sudo, 'apt-get'];
  await run(command, [...first, 'update', '-qq'], { quiet: true });
  return (
    (await run(command, [...first, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      quiet: true,
    })) === 0
  );
}

/**
 * Finds a browser for the tests: the system's Chromium, else Playwright's own, else one from the package manager.
 * @returns {Promise<string | undefined>} path of the system's Chromium; undefined means Playwright's own
 */
export async function ensureBrowser() {
  const found = systemBrowser();
  if (found) return found;
  if (await playwrightBrowser()) return undefined;
  await aptInstall(['chromium']);
  const installed = systemBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser for the tests: install Chromium, or let `npx playwright install chromium` reach its download.',
  );
}

/**
 * Finds Chromium without windows, where it is installed or CI can install it: journeys take about a third less time in it (20.4 and 14.6 minutes).
 * @returns {Promise<string | undefined>} its path; undefined where there is none
 */
export async function ensureHeadlessShell() {
  if (!existsSync(HEADLESS_SHELL) && process.env.CI) await aptInstall(['chromium-headless-shell']);
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/**
 * Finds or installs every program that the tests need, one after the other: a package manager takes one order at a time.
 * @returns {Promise<{ browser: string | undefined, headless: string | undefined }>} paths of the browsers; undefined means Playwright's own
 */
export async function ensurePrograms() {
  const browser = await ensureBrowser();
  const headless = await ensureHeadlessShell();
  await ensureJava();
  await ensureNginx();
  return { browser, headless };
}

/** Makes sure that Java is there for the HTML checker. */
export async function ensureJava() {
  const there = () =>
    run('java', ['-version'], { quiet: true }).then(
      (code) => code === 0,
      () => false,
    );
  if (await there()) return;
  await aptInstall(['default-jre-headless']);
  if (!(await there())) throw new Error('No Java for the HTML checker: install a Java runtime (version 17 or newer).');
}

/** Makes sure that a machine of CI has nginx, which `scripts/bench/nginx.test.ts` starts. Elsewhere its package would start a server of its own. */
export async function ensureNginx() {
  const there = () =>
    run('nginx', ['-v'], { quiet: true, env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } }).then(
      (code) => code === 0,
      () => false,
    );
  if (!process.env.CI || (await there())) return;
  await aptInstall(['nginx-light']);
  if (!(await there())) throw new Error('No nginx for the tests of its files: install it.');
}
