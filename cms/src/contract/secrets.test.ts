import { expect, it } from 'vitest';
import { SECRET_MIN_BYTES, secretFaults } from './secrets';

it('takes secrets that are long enough and differ', () => {
  expect(secretFaults({ A: 'a'.repeat(SECRET_MIN_BYTES), B: 'b'.repeat(SECRET_MIN_BYTES) })).toEqual([]);
});

it('counts bytes, not letters', () => {
  expect(secretFaults({ A: 'ñ'.repeat(8) })).toEqual([]);
  expect(secretFaults({ A: 'n'.repeat(15) })).toEqual(['A is shorter than 16 bytes.']);
});

it('names both of two that are equal, and no value', () => {
  const value = 'the same for two servers';
  const faults = secretFaults({ A: value, B: 'another of its own, long', C: value });
  expect(faults).toEqual(['A and C are equal: each secret needs a value of its own.']);
  expect(faults.join()).not.toContain(value);
});
