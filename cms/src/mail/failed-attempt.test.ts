import { expect, test } from 'vitest';
import { faultOf, isPastGivingUp, isRefusedForGood, waitAfter } from './failed-attempt';

test('waits twice as long each time, half an hour at most', () => {
  expect([1, 2, 3, 9, 10, 50].map(waitAfter)).toEqual([5, 10, 20, 1280, 1800, 1800]);
});

test('gives up at once only when the server refuses the address for good', () => {
  expect(isRefusedForGood({ code: 'EENVELOPE', responseCode: 550 })).toBe(true);
  expect(isRefusedForGood({ code: 'EENVELOPE', responseCode: 451 })).toBe(false);
  expect(isRefusedForGood({ code: 'EAUTH', responseCode: 535 })).toBe(false);
  expect(isRefusedForGood(new Error('connect ECONNREFUSED'))).toBe(false);
});

test('gives up after five days of trying', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  expect(isPastGivingUp(null, now)).toBe(false);
  expect(isPastGivingUp('2026-03-05T12:00:00Z', now)).toBe(false);
  expect(isPastGivingUp(new Date('2026-03-05T11:59:59Z'), now)).toBe(true);
});

test('an error is logged by its codes, without the recipient', () => {
  const refused = { code: 'EENVELOPE', responseCode: 550, message: '550 <ana@example.com> unknown', rejected: ['ana'] };
  expect(faultOf(refused)).toBe('EENVELOPE 550');
  expect(faultOf(new Error('ana@example.com'))).toBe('no code');
  expect(faultOf('ana@example.com')).toBe('no code');
});
