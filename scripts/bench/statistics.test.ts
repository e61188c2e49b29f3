import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('percentile', () => {
  it('is a value that was measured, whatever the order', () => {
    const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(oneToHundred, 0.99)).toBe(99);
    expect(percentile(oneToHundred, 1)).toBe(100);
  });

  it('of one value is that value', () => {
    expect(percentile([7], 0.01)).toBe(7);
  });

  it('of nothing is no number', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('median', () => {
  it('ignores the outlier of three rounds', () => {
    expect(median([900, 10, 11])).toBe(11);
  });
});
