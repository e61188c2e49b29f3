/**
 * `npm test`: everything a fresh clone needs, then unit tests, the CMS over HTTP on each of its databases, odd requests to every route, and
 * browser journeys.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from './lib/browser.mjs';
import { build, install } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { countsOf } from './lib/test-counts.mjs';

await install();
// A package manager waits for downloads, a build for the processor.
const [{ browser, headless }] = await Promise.all([ensurePrograms(), build()]);

const reports = mkdtempSync(join(tmpdir(), 'upfield-test-'));
const env = {
  ...process.env,
  STRAPI_TELEMETRY_DISABLED: 'true',
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  ...(headless ? { HEADLESS_CHROMIUM_PATH: headless } : {}),
};

/** @param {string} name of the report */
const report = (name) => join(reports, `${name}.json`);
const vitest = (/** @type {string} */ name, /** @type {string[]} */ args) =>
  /** @type {const} */ ([
    name,
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  ]);

const SUITES = [
  vitest('unit', []),
  ...['sqlite', 'postgres'].map((stores) =>
    vitest(`http-${stores}`, ['--root', 'cms', '--config', 'vitest.config.mts', '--project', stores]),
  ),
  vitest('fuzz', ['--root', 'scripts/fuzz', '--config', 'vitest.config.ts']),
  /** @type {const} */ ([
    'browser',
    ['playwright', 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'],
  ]),
];

/** @type {import('./lib/test-counts.mjs').Counts} */
const total = { passed: 0, failed: [], skipped: 0, flaky: [] };
for (const [name, args] of SUITES) {
  console.log(`\n> ${name} tests`);
  const code = await run('npx', [...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) } });
  const { passed, failed, skipped, flaky } = readCounts(name);
  total.passed += passed;
  total.skipped += skipped;
  total.flaky.push(...flaky);
  total.failed.push(...failed);
  /* A runner that fails without such a test (a suite that did not load, a server that did not start) is a failure too. */
  if (code !== 0 && failed.length === 0) total.failed.push(`${name} tests: the runner ended with code ${code}`);
}
rmSync(reports, { recursive: true, force: true });
/* Named once more at the end: where they failed stands thousands of lines above, or in a part of the log that nobody kept. */
list('Failed', total.failed);
list('Passed only when repeated', total.flaky);
const failed = total.failed.length;
console.log(`\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped, ${total.flaky.length} flaky`);
process.exit(failed > 0 ? 1 : 0);

/** @param {string} how they ended @param {string[]} tests */
function list(how, tests) {
  if (tests.length > 0) console.log(`\n${how}:\n${tests.join('\n')}`);
}

/** @param {string} name */
function readCounts(name) {
  try {
    return countsOf(JSON.parse(readFileSync(report(name), 'utf8')));
  } catch {
    return { passed: 0, failed: [], skipped: 0, flaky: [] };
  }
}
