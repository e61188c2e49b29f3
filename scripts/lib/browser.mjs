import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
