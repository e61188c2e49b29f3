import { expect, test } from 'vitest';
import { isRefusedForGood, waitAfter } from './backoff';

test('waits twice as long each time, half an hour at most', () => {
  expect([1, 2, 3, 9, 10, 50].map(waitAfter)).toEqual([5, 10, 20, 1280, 1800, 1800]);
});

test('gives up at once only when the server refuses the address for good', () => {
  expect(isRefusedForGood({ code: 'EENVELOPE', responseCode: 550 })).toBe(true);
  expect(isRefusedForGood({ code: 'EENVELOPE', responseCode: 451 })).toBe(false);
  expect(isRefusedForGood({ code: 'EAUTH', responseCode: 535 })).toBe(false);
  expect(isRefusedForGood(new Error('connect ECONNREFUSED'))).toBe(false);
});
