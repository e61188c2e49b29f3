import { NUMBER_BOUNDS, TEST_SCALES } from '../../../../contract';
import { editable, type FieldTexts, readOnly } from '../../../../editor/field-texts';
import type { DeclaredColumn, InternalColumns } from '../../../../player-cards/model';

const within = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

/** Labels and help of the admin's form, by attribute. */
export const fieldTexts: Record<Exclude<DeclaredColumn, keyof InternalColumns>, FieldTexts> = {
  name: editable('First name'),
  lastName: editable('Last name'),
  sport: editable('Sport'),
  sportPosition: editable('Position'),
  country: editable('Country'),
  dateOfBirth: editable('Date of birth', 'Visitors see the year alone, unless the site’s settings say otherwise.'),
  weight: editable('Weight (kg)'),
  height: editable('Height (cm)'),
  highSchoolGraduation: editable('High school graduation (year)'),
  collegeEnrollmentExpected: editable('College enrollment expected (year)'),
  languagesSpoken: editable('Languages'),
  gpa: editable('GPA', within(NUMBER_BOUNDS.gpa)),
  toeflScore: editable(
    'TOEFL',
    `The total, ${within(TEST_SCALES.toeflScore)}; reports since January 2026 print it beside the score of 1 to 6.`,
  ),
  satScore: editable('SAT', within(TEST_SCALES.satScore)),
  actScore: editable('ACT', within(TEST_SCALES.actScore)),
  duolingoScore: editable(
    'Duolingo',
    `${within(TEST_SCALES.duolingoScore)}, in steps of ${TEST_SCALES.duolingoScore.step}`,
  ),
  intendedMajor: editable('Intended major'),
  highlightsLink: editable('Link to the film', 'Starts with https://'),
  currentTeam: editable('Current team', 'Shown when the card has no career entries.'),
  career: editable('Career'),
  cardImage: readOnly('Card picture', 'Changed on the site’s staff screens, where it is checked and cleaned.'),
  bannerImage: readOnly('Banner picture', 'Changed on the site’s staff screens, where it is checked and cleaned.'),
  enabled: editable(
    'Status',
    'Off: visitors do not see the card. Saving its form on the staff screens turns it on again; to hide a card, use Listed.',
  ),
  active: editable(
    'Active',
    'Does the same as Status: visitors see a card only while both are on. To hide a card, use Listed.',
  ),
  listed: editable(
    'Listed',
    'Off: hidden from visitors until somebody makes the card public again; a save keeps it hidden. Staff hide a card this way.',
  ),
  noindex: editable('Keep from search engines'),
  consentGuardian: editable('Consent: guardian', 'Who agreed that this card is public.'),
  consentDate: editable('Consent: date'),
  consentText: editable('Consent: text', 'The words that were agreed to.'),
  consentVersion: readOnly(
    'Consent: version',
    'Language and mark of the words: the same mark, the same words. Empty: not words of Global.',
  ),
  consentRecordedBy: readOnly('Consent: recorded by'),
  withdrawnConsents: readOnly('Consents withdrawn', 'Each with who withdrew it and when, until the card is erased.'),
  demo: readOnly('Demo data', 'An invented person of the demo site.'),
  changedBy: readOnly('Changed by'),
};
