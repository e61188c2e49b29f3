import { expect, test } from 'vitest';
import { timeLeft } from './countdown';

const at = (text: string) => Date.parse(text);
const START = at('2025-07-17T14:00:00Z');

test('whole days, hours and minutes are left', () => {
  expect(timeLeft(START, at('2025-07-15T11:30:00Z'))).toEqual({ days: 2, hours: 2, minutes: 30 });
});

test('a part of a minute counts as one, so zero means now', () => {
  expect(timeLeft(START, START - 1)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeLeft(START, START)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('an instant in the past leaves nothing', () => {
  expect(timeLeft(START, START + 5_000_000)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
