import { describe, expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day';
import { NUMBER_BOUNDS } from './card-bounds';
import { decodeMessage } from './messages';
import {
  email,
  optionalBirthDate,
  optionalFilmUrl,
  optionalNumber,
  optionalText,
  parseNumber,
  requiredText,
  schoolYear,
} from './rules';
import { EMAIL_MAX } from './text';
import { isHttpUrl } from './urls';

/** The key of the first broken rule; null for a valid value. */
const broken = (
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } },
  value: unknown,
) => {
  const result = schema.safeParse(value);
  return result.success ? null : decodeMessage(result.error?.issues[0]?.message ?? '')?.key;
};

describe('requiredText', () => {
  const rule = requiredText(3);
  test('trims', () => expect(rule.parse(' ab ')).toBe('ab'));
  test.each([[''], ['  '], [null], [undefined], [5]])('refuses %j', (value) =>
    expect(broken(rule, value)).toBe('rule.required'),
  );
  test('refuses a text past its limit', () => expect(broken(rule, 'abcd')).toBe('rule.text.long'));
});

describe('optionalText', () => {
  test.each([[''], ['   '], [null], [undefined]])('%j is null', (value) =>
    expect(optionalText(5).parse(value)).toBeNull(),
  );
  test('keeps a text', () => expect(optionalText(5).parse(' ab')).toBe('ab'));
});

describe('optionalNumber', () => {
  const gpa = optionalNumber(NUMBER_BOUNDS.gpa);
  test.each([[''], [' '], [null], [undefined]])('%j is null', (value) => expect(gpa.parse(value)).toBeNull());
  test.each([
    ['3.5', 3.5],
    ['3,55', 3.55],
    [4, 4],
    [0, 0],
    ['0', 0],
  ])('%j is %d', (value, number) => expect(gpa.parse(value)).toBe(number));
  test.each([
    [4.01, 'rule.max'],
    [-0.01, 'rule.min'],
    [3.555, 'rule.step'],
    ['three', 'rule.number'],
    ['1e1', 'rule.number'],
    [Number.NaN, 'rule.number'],
    [true, 'rule.number'],
    [[], 'rule.number'],
  ])('%j breaks %s', (value, key) => expect(broken(gpa, value)).toBe(key));
});

test('parseNumber distinguishes an empty value from an invalid one', () => {
  expect(parseNumber('')).toBeNull();
  expect(parseNumber('-1,5')).toBe(-1.5);
  expect(parseNumber('1.000,5')).toBeNaN();
  expect(parseNumber(Number.POSITIVE_INFINITY)).toBeNaN();
});

describe('years', () => {
  test.each([
    [2026, 2026],
    ['2026', 2026],
  ])('%j is %d', (value, year) => expect(schoolYear.parse(value)).toBe(year));
  test.each([
    [undefined, 'rule.required'],
    ['', 'rule.required'],
    [2026.5, 'rule.year'],
    [1949, 'rule.year'],
    [2101, 'rule.year'],
  ])('a school year %j breaks %s', (value, key) => expect(broken(schoolYear, value)).toBe(key));
});

describe('links', () => {
  test.each([['https://example.com/a?b=c'], ['http://example.com']])('%s is one', (url) =>
    expect(isHttpUrl(url)).toBe(true),
  );
  test.each([
    ['javascript:alert(1)'],
    ['ftp://example.com'],
    ['//example.com'],
    ['example.com'],
    ['https://'],
    ['https://youtube.com@elsewhere.example/film'],
    ['https://name:password@youtube.com/film'],
    ['https:\\\\youtube.com@elsewhere.example'],
  ])('%s is refused', (url) => expect(isHttpUrl(url)).toBe(false));
  test('may be absent', () => expect(optionalFilmUrl.parse('')).toBeNull());
  test.each([
    ['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['m.Vimeo.com/123456789', 'https://m.Vimeo.com/123456789'],
    ['HTTP://example.com', 'HTTP://example.com'],
  ])('%s is kept as %s', (url, kept) => expect(optionalFilmUrl.parse(url)).toBe(kept));
  test.each([
    ['example.com'],
    ['javascript:alert(1)/x.y/'],
    ['//example.com/a'],
    ['no link/at all'],
    ['www.hudl.com/video/3/1'],
    ['evil.example/youtu.be/x'],
    ['youtube.com.evil.example/x'],
  ])('%s breaks rule.url', (url) => expect(broken(optionalFilmUrl, url)).toBe('rule.url'));
  test('break rule.url', () => expect(broken(optionalFilmUrl, 'data:text/html,x')).toBe('rule.url'));
});

describe('optionalBirthDate', () => {
  test('may be absent', () => expect(optionalBirthDate.parse('')).toBeNull());
  test('cuts a timestamp to its day', () =>
    expect(optionalBirthDate.parse('2008-02-29T10:00:00.000Z')).toBe('2008-02-29'));
  test.each([
    ['2007-02-29', 'rule.date'],
    ['29/02/2008', 'rule.date'],
    ['2999-01-01', 'rule.date.past'],
    ['1850-01-01', 'rule.date.past'],
    [5, 'rule.date'],
  ])('%j breaks %s', (value, key) => expect(broken(optionalBirthDate, value)).toBe(key));
  test('knows the calendar', () => {
    expect(isCalendarDay('2024-02-29')).toBe(true);
    expect(isCalendarDay('2023-02-30')).toBe(false);
  });
});

describe('email', () => {
  test('is trimmed and in lower case', () => expect(email.parse(' Ana@Example.COM ')).toBe('ana@example.com'));
  test.each([['ana'], ['ana@'], ['a b@example.com'], ['ana@example']])('%j is refused', (text) =>
    expect(broken(email, text)).toBe('rule.email'),
  );
  test('has a longest form', () =>
    expect(broken(email, `${'a'.repeat(EMAIL_MAX)}@example.com`)).toBe('rule.text.long'));
});
