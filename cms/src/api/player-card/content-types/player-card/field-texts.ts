import { NUMBER_BOUNDS, type NumberBounds } from '../../../../contract';
import type { DeclaredColumn, InternalColumns } from '../../../../player-cards/model';

interface FieldText {
  edit: { label: string; description?: string; editable?: boolean };
  list: { label: string };
}

const field = (label: string, description?: string): FieldText => ({ edit: { label, description }, list: { label } });
const readOnly = (label: string, description?: string): FieldText => ({
  edit: { label, description, editable: false },
  list: { label },
});

const within = ({ min, max }: NumberBounds) => `${min} to ${max}`;

/** Labels and help of the admin's form, by attribute. */
export const fieldTexts: Record<Exclude<DeclaredColumn, keyof InternalColumns>, FieldText> = {
  name: field('First name'),
  lastName: field('Last name'),
  sport: field('Sport'),
  sportPosition: field('Position'),
  country: field('Country'),
  dateOfBirth: field('Date of birth', 'Visitors see the year alone, unless the site’s settings say otherwise.'),
  weight: field('Weight (kg)'),
  height: field('Height (cm)'),
  highSchoolGraduation: field('High school graduation (year)'),
  collegeEnrollmentExpected: field('College enrollment expected (year)'),
  languagesSpoken: field('Languages'),
  gpa: field('GPA', within(NUMBER_BOUNDS.gpa)),
  toeflScore: field('TOEFL', within(NUMBER_BOUNDS.toeflScore)),
  satScore: field('SAT', within(NUMBER_BOUNDS.satScore)),
  actScore: field('ACT', within(NUMBER_BOUNDS.actScore)),
  duolingoScore: field('Duolingo', within(NUMBER_BOUNDS.duolingoScore)),
  intendedMajor: field('Intended major'),
  highlightsLink: field('Video link', 'Starts with https://'),
  currentTeam: field('Current team', 'Shown when the card has no career entries.'),
  career: field('Career'),
  cardImage: readOnly('Card picture', 'Changed on the site’s staff screens, where it is checked and cleaned.'),
  bannerImage: readOnly('Banner picture', 'Changed on the site’s staff screens, where it is checked and cleaned.'),
  enabled: field('Status', 'Off takes the card out of the site.'),
  active: field('Active', 'Off takes the card out of the site.'),
  listed: field('Listed', 'Off keeps the card from visitors; staff still see it.'),
  noindex: field('Keep from search engines'),
  consentGuardian: field('Consent: guardian', 'Who agreed that this card is public.'),
  consentDate: field('Consent: date'),
  consentText: field('Consent: text', 'The words that were agreed to.'),
  consentRecordedBy: readOnly('Consent: recorded by'),
  demo: readOnly('Demo data', 'An invented person of the demo site.'),
  changedBy: readOnly('Changed by'),
};
