import { describe, expect, it } from 'vitest';
import { CLOSED_AT_FIRST, opensSearch, searchPopup } from './popup-state';

describe('search popup open', () => {
  it('is closed at first', () => {
    expect(CLOSED_AT_FIRST).toBe(false);
  });

  it.each([
    [false, true],
    [true, true],
    [true, false],
    [false, false],
  ])('from %s becomes what it is set to: %s', (before, next) => {
    expect(searchPopup(before, next)).toBe(next);
  });
});

describe('the key that opens the search', () => {
  const slash = { key: '/', ctrlKey: false, metaKey: false, altKey: false };
  const page = { writing: false, dialogOpen: false, keyOn: true };

  it('is / on the page', () => {
    expect(opensSearch(slash, page)).toBe(true);
  });

  it.each([
    ['another key', { ...slash, key: 'k' }, page],
    ['with Control', { ...slash, ctrlKey: true }, page],
    ['with Command', { ...slash, metaKey: true }, page],
    ['with Alt', { ...slash, altKey: true }, page],
    ['while writing', slash, { ...page, writing: true }],
    ['under a dialog', slash, { ...page, dialogOpen: true }],
    ['switched off', slash, { ...page, keyOn: false }],
  ])('not %s', (_name, press, surroundings) => {
    expect(opensSearch(press, surroundings)).toBe(false);
  });
});
