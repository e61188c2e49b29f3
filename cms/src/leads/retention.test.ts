import { describe, expect, it } from 'vitest';
import { monthsBefore } from './retention';

describe('monthsBefore', () => {
  it.each([
    ['2026-11-27T10:00:00.000Z', 24, '2024-11-27T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-15T10:00:00.000Z', 2, '2025-11-15T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
  ])('%s less %i months is %s', (now, months, expected) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected);
  });
});
