import { describe, expect, it } from 'vitest';
import { isSoccer, sportHeading, sportName } from './sport-name';

describe('sportHeading', () => {
  it.each([
    ["Soccer-Men's Soccer", "Men's Soccer"],
    ["Soccer - Women's Soccer", "Women's Soccer"],
    ['Track-and-Field', 'and-Field'],
    ['Tennis', 'Tennis'],
    [' Tennis ', 'Tennis'],
  ])('drops everything up to and including the first hyphen of %s', (name, heading) => {
    expect(sportHeading(name)).toBe(heading);
  });
});

describe('isSoccer', () => {
  it.each([
    ["Soccer-Men's Soccer", true],
    ['soccer', true],
    ['Fútbol-Femenino', true],
    ["Volleyball-Women's Volleyball", false],
    ['American Football', false],
    [null, false],
  ])('of %s is %s', (name, is) => {
    expect(isSoccer(name)).toBe(is);
  });
});

describe('sportName', () => {
  it.each([
    ["Soccer-Men's Soccer", 'Soccer'],
    ['Track - Field - Men', 'Track'],
    ['Tennis', 'Tennis'],
  ])('keeps what stands before the first hyphen of %s', (name, sport) => {
    expect(sportName(name)).toBe(sport);
  });

  it('is null without a sport', () => {
    expect(sportName(null)).toBeNull();
    expect(sportName(undefined)).toBeNull();
    expect(sportName(' ')).toBeNull();
  });
});
