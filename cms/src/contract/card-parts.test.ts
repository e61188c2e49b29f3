import { expect, test } from 'vitest';
import { CARD_PARTS, type CardPart, missingParts } from './card-parts';

/** A card with all its parts. */
const whole = Object.fromEntries(CARD_PARTS.map((part) => [part, 'something'])) as Record<CardPart, unknown>;

test('a complete card has twenty parts; switches and the career are none', () => {
  expect(CARD_PARTS).toHaveLength(20);
  expect(CARD_PARTS).not.toEqual(expect.arrayContaining(['career']));
  expect(missingParts(whole)).toEqual([]);
});

test.each<[string, CardPart, unknown, boolean]>([
  ['nothing', 'sport', null, true],
  ['an empty text', 'languagesSpoken', '', true],
  ['a value that was not read', 'bannerImageUrl', undefined, true],
  ['the default major', 'intendedMajor', 'TBD', true],
  ['a position of that name', 'sportPosition', 'TBD', false],
  ['a score of 0', 'gpa', 0, false],
])('%s as %s is %j', (_what, part, value, isMissing) => {
  expect(missingParts({ ...whole, [part]: value })).toEqual(isMissing ? [part] : []);
});
