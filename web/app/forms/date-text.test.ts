import { describe, expect, it } from 'vitest';
import { dateOfText, dayOfText, textOfDate, textOfDay } from './date-text';

describe('dayOfText', () => {
  it.each([
    ['03/04/2008', '2008-03-04'],
    ['3/4/2008', '2008-03-04'],
    [' 12/31/1999 ', '1999-12-31'],
    ['02/29/2008', '2008-02-29'],
  ])('reads %s', (text, day) => {
    expect(dayOfText(text)).toBe(day);
  });

  it.each(['', '31/02/2008', '02/29/2007', '02/30/2008', '2008-03-04', '03/04/08', '3-4-2008', 'soon'])(
    'refuses %j',
    (text) => {
      expect(dayOfText(text)).toBeNull();
    },
  );
});

it('prints a stored day', () => {
  expect(textOfDay('2008-03-04')).toBe('03/04/2008');
  expect(textOfDay('2008-03-04T00:00:00.000Z')).toBe('03/04/2008');
  expect(textOfDay(null)).toBe('');
});

it('gives the calendar the day that was typed, and back', () => {
  const date = dateOfText('03/04/2008');
  expect(date?.getDate()).toBe(4);
  expect(date && textOfDate(date)).toBe('03/04/2008');
  expect(dateOfText('31/02/2008')).toBeNull();
});
