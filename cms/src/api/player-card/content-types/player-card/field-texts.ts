import { NUMBER_BOUNDS, type NumberBounds } from '../../../../contract';
import { editable, type FieldTexts, readOnly } from '../../../../editor/field-texts';
import type { DeclaredColumn, InternalColumns } from '../../../../player-cards/model';

const within = ({ min, max }: NumberBounds) => `${min} to ${max}`;

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
  toeflScore: editable('TOEFL', within(NUMBER_BOUNDS.toeflScore)),
  satScore: editable('SAT', within(NUMBER_BOUNDS.satScore)),
  actScore: editable('ACT', within(NUMBER_BOUNDS.actScore)),
  duolingoScore: editable('Duolingo', within(NUMBER_BOUNDS.duolingoScore)),
  intendedMajor: editable('Intended major'),
  highlightsLink: editable('Video link', 'Starts with https://'),
  currentTeam: editable('Current team', 'Shown when the card has no career entries.'),
  career: editable('Career'),
  cardImage: readOnly('Card picture', 'Changed on the site’s staff screens, where it is checked and cleaned.'),
  bannerImage: readOnly('Banner picture', 'Changed on the site’s staff screens, where it is checked and cleaned.'),
  enabled: editable('Status', 'Off takes the card out of the site.'),
  active: editable('Active', 'Off takes the card out of the site.'),
  listed: editable('Listed', 'Off keeps the card from visitors; staff still see it.'),
  noindex: editable('Keep from search engines'),
  consentGuardian: editable('Consent: guardian', 'Who agreed that this card is public.'),
  consentDate: editable('Consent: date'),
  consentText: editable('Consent: text', 'The words that were agreed to.'),
  consentRecordedBy: readOnly('Consent: recorded by'),
  demo: readOnly('Demo data', 'An invented person of the demo site.'),
  changedBy: readOnly('Changed by'),
};
