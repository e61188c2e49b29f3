import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.mjs';

/**
 * What a test runner's report says.
 * @typedef {{ passed: number, failed: string[], skipped: number, flaky: string[] }} Counts `failed` has the names of the tests that
 * failed, with what was wrong; `flaky` those of the tests that failed and passed when they were repeated
 */

/**
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright's report
 * @typedef {{ stats: { expected: number, skipped: number }, suites: Suite[] }} PlaywrightReport
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numPassedTests: number, numPendingTests: number, testResults: TestFile[] }} VitestReport
 */

/** Lines of a failure's message that stand in the summary: a comparison fits, a trace does not. */
const MESSAGE_LINES = 12;

/**
 * Reads the JSON report of a runner. Vitest repeats no test here, so its reports have no flaky ones.
 * @param {PlaywrightReport | VitestReport} report
 * @returns {Counts}
 */
export function countsOf(report) {
  if ('stats' in report) {
    const { expected, skipped } = report.stats;
    const named = (/** @type {string} */ status) => report.suites.flatMap((suite) => ofSuite(suite, status));
    return { passed: expected, failed: named('unexpected'), skipped, flaky: named('flaky') };
  }
  const { numPassedTests, numPendingTests, testResults } = report;
  return { passed: numPassedTests, failed: testResults.flatMap(failedOf), skipped: numPendingTests, flaky: [] };
}

/** @param {Suite} suite @param {string} wanted status @returns {string[]} */
const ofSuite = ({ specs = [], suites = [] }, wanted) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        described(`[${projectName}] ${file}:${line} ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap((suite) => ofSuite(suite, wanted)),
];

/** The failed tests of a file; the file itself when it failed outside of a test. @param {TestFile} file @returns {string[]} */
function failedOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [described(file, message)];
  return failed.map(({ fullName, failureMessages }) => described(`${file} ${fullName}`, failureMessages?.[0]));
}

/** @param {string} test @param {string} message of its first failure */
function described(test, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [test, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}
