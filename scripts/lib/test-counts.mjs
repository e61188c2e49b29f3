/**
 * What a test runner's report says.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Counts `flaky` has the names of the tests
 * that failed and passed when they were repeated
 */

/**
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright's report
 * @typedef {{ stats: { expected: number, unexpected: number, skipped: number }, suites: Suite[] }} PlaywrightReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} VitestReport
 */

/**
 * Counts the tests of a JSON report. Vitest repeats no test here, so its reports have no flaky ones.
 * @param {PlaywrightReport | VitestReport} report
 * @returns {Counts}
 */
export function countsOf(report) {
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected, skipped, flaky: report.suites.flatMap(flakyNames) };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: [] };
}

/** @param {Suite} suite @returns {string[]} */
const flakyNames = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(flakyNames),
];
