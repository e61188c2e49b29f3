import { expect, test } from 'vitest';
import { isOpen, printDay } from './event';

test('a day is printed as the calendar has it', () => {
  expect(printDay('2025-07-17', 'es')).toEqual({ number: '17', name: 'Jueves 17 de julio' });
  expect(printDay('2025-07-20', 'en')).toEqual({ number: '20', name: 'Sunday July\u00a020' });
});

const event = { registrationClosesAt: '2025-07-11T05:59:00.000Z', endsAt: '2025-07-21T00:00:00.000Z' };

test.each([
  ['before registration closes', '2025-07-11T05:58:59Z', true],
  ['once registration has closed', '2025-07-11T05:59:00Z', false],
  ['during the event', '2025-07-18T12:00:00Z', false],
  ['after the event', '2025-07-22T00:00:00Z', false],
])('%s a place can be taken: %s %s', (_, moment, open) => expect(isOpen(event, Date.parse(moment))).toBe(open));

test('no place can be taken at an event that nobody has announced; one that does not say its close is open until its end', () => {
  expect(isOpen(null, 0)).toBe(false);
  const open = { ...event, registrationClosesAt: null };
  expect(isOpen(open, Date.parse('2025-07-20T23:59:59Z'))).toBe(true);
  expect(isOpen(open, Date.parse('2025-07-21T00:00:00Z'))).toBe(false);
});
