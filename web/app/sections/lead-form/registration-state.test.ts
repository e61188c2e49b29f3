import { expect, test } from 'vitest';
import { eventDays, registrationState } from './registration-state';

const event = {
  startsAt: '2025-07-17T14:00:00.000Z',
  endsAt: '2025-07-21T02:00:00.000Z',
  registrationClosesAt: '2025-07-11T05:59:00.000Z',
};

test.each([
  ['2025-07-01T00:00:00Z', 'draft-registration', false],
  ['2025-07-11T05:58:59Z', 'draft-registration', false],
  ['2025-07-11T05:59:00Z', 'draft-waiting-list', false],
  ['2025-07-18T12:00:00Z', 'draft-waiting-list', false],
  ['2025-07-21T02:00:00Z', 'draft-waiting-list', true],
])('at %s it is %s, over: %s', (now, kind, over) => {
  expect(registrationState(event, Date.parse(now))).toEqual({ kind, over });
});

test('a close later than the end does not keep an ended edition open', () => {
  const late = { ...event, registrationClosesAt: '2026-01-01T00:00:00Z' };
  expect(registrationState(late, Date.parse('2025-08-01T00:00:00Z')).kind).toBe('draft-waiting-list');
});

test('names the days in the zone of the event', () => {
  expect(eventDays(event, 'America/El_Salvador', 'es')?.replace(/[\s ]/g, ' ')).toMatch(
    /17\s?[–-]\s?20 de julio de 2025/,
  );
});

test('a draft that does not say its dates yet is open, and names no days', () => {
  const draft = { startsAt: null, endsAt: null, registrationClosesAt: null };
  expect(registrationState(draft, 0)).toEqual({ kind: 'draft-registration', over: false });
  expect(eventDays(draft, 'America/El_Salvador', 'es')).toBeNull();
});

test('without an announced edition the page is the waiting list of the next one', () => {
  expect(registrationState(null, 0)).toEqual({ kind: 'draft-waiting-list', over: false });
});
