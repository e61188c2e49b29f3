import { expect, test } from 'vitest';
import { settingsOf } from './settings';

const OFF = { showFullBirthDate: false, requireConsent: false };
const ON = { showFullBirthDate: true, requireConsent: true };
const SHOWN = { showFullBirthDate: true, requireConsent: false };
const STRICT = { showFullBirthDate: false, requireConsent: true };
const draft = (privacy: object | null = OFF) => ({ publishedAt: null, privacy });
const published = (privacy: object | null) => ({ publishedAt: '2026-01-05T10:00:00.000Z', privacy });

test.each([
  ['the published switches count, not the draft', [draft(OFF), published(ON)], ON],
  ['whatever the draft says', [published(OFF), draft(ON)], OFF],
  ['no Global was ever made', [], OFF],
  ['both languages show birth dates, none requires consent', [published(SHOWN), published(SHOWN)], SHOWN],
  ['the languages differ', [published(SHOWN), published(ON)], ON],
  ['the languages differ in both switches', [published(SHOWN), published(STRICT)], STRICT],
  ['Global is not published', [draft(OFF)], STRICT],
  ['nor when its draft shows birth dates', [draft(ON)], STRICT],
  ['the published row lost its switches', [draft(OFF), published(null)], STRICT],
  ['a switch has no value', [published({ showFullBirthDate: null, requireConsent: null })], STRICT],
])('%s', (_, stored, expected) => expect(settingsOf(stored)).toEqual(expected));
