import { expect, test } from 'vitest';
import { errorCodes, isExpired, isPermanentFailure, waitAfter } from './failed-attempt';

test('waits twice as long each time, half an hour at most', () => {
  expect([1, 2, 3, 9, 10, 50].map(waitAfter)).toEqual([5, 10, 20, 1280, 1800, 1800]);
});

test('gives up at once only when the server refuses the address for good', () => {
  expect(isPermanentFailure({ code: 'EENVELOPE', responseCode: 550 })).toBe(true);
  expect(isPermanentFailure({ code: 'EENVELOPE', responseCode: 451 })).toBe(false);
  expect(isPermanentFailure({ code: 'EAUTH', responseCode: 535 })).toBe(false);
  expect(isPermanentFailure(new Error('connect ECONNREFUSED'))).toBe(false);
});

test('gives up after five days of trying', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  expect(isExpired(null, now)).toBe(false);
  expect(isExpired('2026-03-05T12:00:00Z', now)).toBe(false);
  expect(isExpired(new Date('2026-03-05T11:59:59Z'), now)).toBe(true);
});

test('an error is logged by its codes, without the recipient', () => {
  const refused = { code: 'EENVELOPE', responseCode: 550, message: '550 <ana@example.com> unknown', rejected: ['ana'] };
  expect(errorCodes(refused)).toBe('EENVELOPE 550');
  expect(errorCodes(new Error('ana@example.com'))).toBe('no code');
  expect(errorCodes('ana@example.com')).toBe('no code');
});
