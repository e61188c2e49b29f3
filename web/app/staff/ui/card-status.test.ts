import { expect, it } from 'vitest';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { isEnrollmentPast, isStale, lastWithdrawal, visibilityOf } from './card-status';

it('calls a card stale after three months', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(isStale({ updatedAt: '2026-08-01T00:00:00Z' }, now)).toBe(true);
  expect(isStale({ updatedAt: '2026-08-28T00:00:00Z' }, now)).toBe(false);
});

it('calls an enrollment past once its year is over', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(isEnrollmentPast({ collegeEnrollmentExpected: 2025 }, now)).toBe(true);
  expect(isEnrollmentPast({ collegeEnrollmentExpected: 2026 }, now)).toBe(false);
});

const consent = { givenBy: 'Rosa', givenOn: '2026-01-05', text: 'I agree.', version: null, recordedBy: 'Marta' };

it.each([
  ['public', {}, false],
  ['no-consent', {}, true],
  ['public', { consent }, true],
  ['hidden', { listed: false }, true],
  ['off', { status: false }, false],
  ['off', { active: false, listed: false }, false],
] as const)('is %s for %j, consent required: %s', (expected, change, requireConsent) => {
  expect(visibilityOf({ ...staffCard, ...change }, requireConsent)).toBe(expected);
});

it('tells a withdrawn consent from one that was never given, and from one that was given anew', () => {
  const withdrawn = { ...consent, withdrawnOn: '2026-02-01T10:00:00Z', withdrawnBy: 'Marta' };
  const last = { ...withdrawn, withdrawnOn: '2026-03-01T10:00:00Z' };
  expect(lastWithdrawal(staffCard)).toBeNull();
  expect(lastWithdrawal({ consent: null, withdrawnConsents: [withdrawn, last] })).toBe(last);
  expect(lastWithdrawal({ consent, withdrawnConsents: [withdrawn] })).toBeNull();
});
