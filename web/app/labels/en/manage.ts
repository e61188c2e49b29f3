import { RESTORE_MINUTES } from '@upfield/cms/contract/card-bounds';
import { LEAD_AGE } from '@upfield/cms/contract/lead-choices';
import { numberText } from '../number-text';

const number = (count: number) => numberText(count, 'en');
const range = (first: number, last: number, all: number) => `${number(first)}–${number(last)} of ${number(all)}`;

export const manage = {
  title: 'Player cards',
  loading: 'Loading cards…',
  unavailable: 'The cards could not be loaded. Check your connection and try again.',
  noCards: 'There are no player cards yet.',
  noMatch: 'No card matches.',
  clearFilters: 'Clear search and filters',

  // Search, filters, order
  search: 'Search cards',
  searchPlaceholder: 'Name, position, sport, country or team',
  allSports: 'All sports',
  allClasses: 'All classes',
  anyStatus: 'Any status',
  anyProgress: 'Any progress',
  missingSomething: 'Missing something',
  complete: 'Complete',
  deletedRecently: (minutes: number) => `Deleted in the last ${minutes} minutes`,
  showFilters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  needsAttention: 'Needs attention',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  turnOrder: 'Reverse the order',
  columns: {
    player: 'Player',
    sport: 'Sport, position',
    class: 'Class',
    complete: 'Complete',
    public: 'Public',
    consent: 'Consent',
    updated: 'Updated',
    actions: 'Actions',
  },
  number,
  range,
  cardCount: (first: number, last: number, all: number) =>
    `${range(first, last, all)} ${all === 1 ? 'card' : 'cards'}.`,
  sortedBy: (column: string, direction: string) => `Sorted by ${column}, ${direction}.`,
  pages: 'Pages of the list',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  // What a card says
  public: 'Public',
  hidden: 'Hidden',
  visibilities: {
    public: 'Public',
    hidden: 'Hidden',
    off: 'Switched off in the CMS',
    'no-consent': 'Not public: consent missing',
  },
  noindex: 'Not in search engines',
  demo: 'Demo card',
  stale: (months: number) => `Older than ${months} months`,
  deleted: 'Deleted',
  noConsent: 'No consent on record',
  withdrawn: 'Consent withdrawn',
  consentWithdrawnOn: (when: string) => `Consent withdrawn on ${when}`,
  enrollmentPast: 'Enrollment year is past',
  filled: (filled: number, all: number) => `${filled} of ${all} fields filled`,
  missingParts: (parts: string, more: number) => `Missing: ${parts}${more > 0 ? ` and ${more} more` : ''}`,
  updatedBy: (name: string) => `by ${name}`,
  lastChanged: (when: string) => `Last changed ${when}`,
  lastChangedBy: (name: string, when: string) => `Last changed by ${name}, ${when}`,
  consentBy: (name: string, when: string) => `Consent of ${name}, ${when}`,

  // From a card back to the list
  backToList: 'Back to the list',
  placeInList: (number: number, count: number) => `${number} of ${count}`,
  editNext: 'Edit next in list',

  // A card that visitors do not see
  hiddenNote: {
    hidden: 'Hidden: visitors do not see this page.',
    off: 'Switched off in the CMS: visitors do not see this page.',
    'no-consent': 'Not public, because the consent is missing: visitors do not see this page.',
  },
  makePublic: 'Make public',

  // Who changed what
  changes: 'Changes of this card',
  changesUnavailable: 'The changes could not be loaded.',
  noChanges: 'None on record.',
  change: (when: string, name: string | null, what: string) => `${name ? `${when}, ${name}` : when}: ${what}`,
  changedParts: {
    created: 'created the card',
    deleted: 'deleted or restored the card',
    career: 'Career',
    visibility: 'Visibility',
    indexing: 'Search engines',
    consent: 'Consent',
  },

  // Several cards at once
  selectCard: (name: string) => `Select ${name}`,
  selectAll: 'Select all cards of this page',
  selection: 'Selected cards',
  selected: (count: number) => (count === 1 ? '1 card selected' : `${count} cards selected`),
  hideSelected: 'Hide',
  showSelected: 'Make public',
  consentOfSelected: 'Record consent',
  exportSelected: 'Export (CSV)',
  clearSelection: 'Clear',
  changedCards: (count: number) => (count === 1 ? '1 card was changed.' : `${count} cards were changed.`),
  exportFile: 'player-cards',
  exportColumns: {
    id: 'Id',
    birthYear: 'Year of birth',
    address: 'Address',
    consentGivenBy: 'Consent given by',
    consentGivenOn: 'Consent given on',
  },

  // Actions
  more: (name: string) => `More about ${name}`,
  duplicateOf: (name: string) => `Duplicate ${name}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  edit: 'Edit',
  editCard: (name: string) => `Edit ${name}`,
  hideCard: (name: string) => `Hide ${name}`,
  showCard: (name: string) => `Make ${name} public`,
  keepFromSearch: (name: string) => `Keep ${name} from search engines`,
  letSearchFind: (name: string) => `Let search engines find ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  recordConsent: 'Record',
  recordConsentNow: 'Record consent',
  recordConsentOf: (name: string) => `Record the consent for ${name}`,
  showConsentOf: (name: string) => `Consent for ${name}`,

  // Consent
  consentTitle: 'Guardian’s consent',
  consentText: (name: string) => `Who agreed that the card of ${name} is public, when, and to which words.`,
  consentFields: { givenBy: 'Person who agreed', givenOn: 'Date of consent', text: 'Text that was agreed to' },
  givenByHint: `The parent or legal guardian, or the player from the age of ${LEAD_AGE.guardian}.`,
  furtherConsents: 'Agreed on the same day, to the same words',
  furtherHint: 'Write who agreed for each of these players. Leave the others empty.',
  consentLanguage: 'Words as the CMS has them, in',
  consentLanguages: { en: 'English', es: 'Spanish' },
  otherWords: 'Other words',
  recordedBy: (name: string) => `Recorded by ${name}.`,
  consentVersion: (version: string | null) =>
    version === null ? 'The words are not those of the CMS.' : `Version of the words: ${version}.`,
  withdrawnBefore: 'Withdrawn consents',
  withdrawnConsent: (givenBy: string, givenOn: string, withdrawnOn: string, withdrawnBy: string | null) =>
    `${givenBy}, ${givenOn}: withdrawn on ${withdrawnOn}${withdrawnBy ? `, recorded by ${withdrawnBy}` : ''}.`,
  saveConsent: 'Save consent',
  saveAndNext: (left: number) => `Save and next (${left} left)`,
  saving: 'Saving…',
  withdraw: 'Withdraw consent',
  withdrawTitle: 'Withdraw this consent?',
  withdrawText: (name: string) =>
    `The consent for ${name} will no longer count: where the site asks for consent, the card leaves it at once. Who gave it, when and to which words stays on record as withdrawn, until the card is erased.`,
  withdrawSure: 'Yes, withdraw',
  keepConsent: 'Keep it',
  consentSaved: (name: string) => `The consent for ${name} is on record.`,
  consentsSaved: (count: number) => `The consents for ${count} players are on record.`,
  consentWithdrawn: (name: string) => `The consent for ${name} was withdrawn.`,

  // Deleting
  deleteTitle: 'Delete this card?',
  deleteText: (name: string) =>
    `The card of ${name} disappears from the site right away. To take it off for a while, hide it instead.`,
  deleteCard: 'Delete',
  deleteSureTitle: 'Really delete?',
  deleteSureText: `Its teams and pictures are deleted, too. You can undo this on this screen for ${RESTORE_MINUTES} minutes, not later.`,
  deleteSure: 'Yes, delete',
  cardDeleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',

  // First-time hints
  hintLabel: 'Good to know',
  hintDone: 'Got it',
  hints: {
    manage:
      'Every card, public or not. Record a guardian’s consent in its column; orange marks what is missing or old. The eye hides a card, the magnifying glass keeps it from search engines.',
    create:
      'Get the guardian’s consent first. Fill in the form from top to bottom; scores may stay empty. What you type is kept in this browser until it is saved. Then record the consent under All cards.',
  },
};
export type ManageLabels = typeof manage;
