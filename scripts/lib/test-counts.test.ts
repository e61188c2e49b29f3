import { expect, test } from 'vitest';
import { countsOf } from './test-counts.mjs';

const spec = (title: string, status: string) => ({
  title,
  file: 'public/frame.spec.ts',
  line: 7,
  tests: [{ projectName: 'journeys', status }],
});

test('a browser test that passed only when it was repeated is flaky, and named', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, skipped: 2, flaky: 2 },
    suites: [
      { specs: [spec('opens', 'flaky')], suites: [{ specs: [spec('closes', 'flaky'), spec('stays', 'expected')] }] },
    ],
  };
  expect(countsOf(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    flaky: ['[journeys] public/frame.spec.ts:7 opens', '[journeys] public/frame.spec.ts:7 closes'],
  });
});

test('the tests of Vitest are counted', () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    flaky: [],
  });
});
