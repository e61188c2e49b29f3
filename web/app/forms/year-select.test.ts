import { describe, expect, it } from 'vitest';
import { yearOptions } from './year-select';

describe('yearOptions', () => {
  it('lists fifty years, newest first', () => {
    const years = yearOptions(2034);
    expect(years).toHaveLength(50);
    expect(years[0]).toBe(2034);
    expect(years.at(-1)).toBe(1985);
  });

  it.each([
    [1970, 51],
    [2040, 51],
    [2000, 50],
    [null, 50],
  ])('shows a stored %s, so that there are %i', (stored, length) => {
    const years = yearOptions(2034, stored);
    expect(years).toHaveLength(length);
    if (stored) expect(years).toContain(stored);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });
});
