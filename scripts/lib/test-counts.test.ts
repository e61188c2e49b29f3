import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.mjs';
import { countsOf } from './test-counts.mjs';

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'public/frame.spec.ts',
  line: 7,
  tests: [{ projectName: 'journeys', status, results: [{ error: message ? { message } : undefined }, {}] }],
});

test('browser tests that failed, or passed only when they were repeated, are named with what was wrong', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, skipped: 2, flaky: 2 },
    suites: [
      {
        specs: [spec('opens', 'flaky', 'Error: \u001b[31mclosed\u001b[39m\n\nExpected: 1')],
        suites: [
          { specs: [spec('closes', 'flaky', 'slow'), spec('stays', 'expected'), spec('moves', 'unexpected', 'still')] },
        ],
      },
    ],
  };
  expect(countsOf(report)).toEqual({
    passed: 1,
    failed: ['[journeys] public/frame.spec.ts:7 moves\n    still'],
    skipped: 2,
    flaky: [
      '[journeys] public/frame.spec.ts:7 opens\n    Error: closed\n\n    Expected: 1',
      '[journeys] public/frame.spec.ts:7 closes\n    slow',
    ],
  });
});

test('the tests of Vitest are counted, those that failed named, and a file that failed outside of a test', () => {
  const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const report = {
    numPassedTests: 3,
    numPendingTests: 2,
    testResults: [
      {
        name: join(ROOT, 'cms/tests/leads.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'leads are stored', status: 'passed', failureMessages: [] },
          { fullName: 'leads are mailed', status: 'failed', failureMessages: [message] },
        ],
      },
      { name: join(ROOT, 'cms/tests/mail.test.ts'), status: 'failed', message: 'no server', assertionResults: [] },
    ],
  };
  const { failed, ...counts } = countsOf(report);
  expect(counts).toEqual({ passed: 3, skipped: 2, flaky: [] });
  expect(failed).toEqual([
    expect.stringMatching(/^cms\/tests\/leads\.test\.ts leads are mailed\n {4}line 0\n(.*\n){10} {4}line 11$/),
    'cms/tests/mail.test.ts\n    no server',
  ]);
});
