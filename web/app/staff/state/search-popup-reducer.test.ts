import { describe, expect, it } from 'vitest';
import { initialSearchPopup, searchPopupReducer } from './search-popup-reducer';

describe('searchPopupReducer', () => {
  it('starts closed', () => {
    expect(initialSearchPopup).toBe(false);
  });

  it.each([
    [false, true],
    [true, false],
    [true, true],
    [false, false],
  ])('goes from %s to %s', (from, to) => {
    expect(searchPopupReducer(from, { type: 'search-popup-set', isOpen: to })).toBe(to);
  });
});
