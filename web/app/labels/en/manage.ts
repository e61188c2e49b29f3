import { LEAD_AGE } from '@upfield/cms/contract/lead-choices';

const number = (count: number) => count.toLocaleString('en');
const range = (first: number, last: number, all: number) => `${number(first)}–${number(last)} of ${number(all)}`;

export const manage = {
  title: 'Player cards',
  loading: 'Loading cards…',
  unavailable: 'The cards could not be loaded.',
  noCards: 'There are no player cards yet.',
  noMatch: 'No card matches.',
  clearFilters: 'Clear search and filters',

  // Search, filters, order
  search: 'Search cards',
  searchPlaceholder: 'Name, country or team',
  allSports: 'All sports',
  allClasses: 'All classes',
  anyStatus: 'Any status',
  anyProgress: 'Any progress',
  missingSomething: 'Missing something',
  complete: 'Complete',
  needsAttention: 'Needs attention',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  turnOrder: 'Turn the order round',
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
  cardCount: (first: number, last: number, all: number) => `${range(first, last, all)} cards.`,
  sortedBy: (column: string, direction: string) => `Sorted by ${column}, ${direction}.`,
  pages: 'Pages of the list',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  // What a card says
  public: 'Public',
  hidden: 'Hidden',
  switchedOff: 'Switched off in the CMS',
  waitsForConsent: 'Not public: consent missing',
  noindex: 'Not in search engines',
  demo: 'Demo card',
  stale: (months: number) => `Older than ${months} months`,
  noConsent: 'No consent on record',
  filled: (filled: number, all: number) => `${filled} of ${all} fields filled`,
  missingParts: (parts: string, more: number) => `Missing: ${parts}${more > 0 ? ` and ${more} more` : ''}`,
  updatedBy: (name: string) => `by ${name}`,
  lastChanged: (when: string) => `Last changed ${when}`,
  lastChangedBy: (name: string, when: string) => `Last changed by ${name}, ${when}`,
  consentBy: (name: string, when: string) => `Consent of ${name}, ${when}`,

  // Actions
  edit: 'Edit',
  editCard: (name: string) => `Edit ${name}`,
  hideCard: (name: string) => `Hide ${name}`,
  showCard: (name: string) => `Make ${name} public`,
  keepFromSearch: (name: string) => `Keep ${name} from search engines`,
  letSearchFind: (name: string) => `Let search engines find ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  recordConsent: 'Record',
  recordConsentOf: (name: string) => `Record the consent for ${name}`,
  showConsentOf: (name: string) => `Consent for ${name}`,

  // Consent
  consentTitle: 'Guardian’s consent',
  consentText: (name: string) => `Who agreed that the card of ${name} is public, when, and to which words.`,
  consentFields: { givenBy: 'Given by', givenOn: 'Given on', text: 'Words that were agreed to' },
  givenByHint: `The parent or legal guardian, or the player from the age of ${LEAD_AGE.guardian}.`,
  recordedBy: (name: string) => `Recorded by ${name}.`,
  saveConsent: 'Save consent',
  saving: 'Saving…',
  withdraw: 'Withdraw consent',
  withdrawTitle: 'Withdraw this consent?',
  withdrawText: (name: string) =>
    `The record of the consent for ${name} is deleted. Where the site asks for consent, the card leaves it at once.`,
  withdrawSure: 'Yes, withdraw',
  keepConsent: 'Keep it',
  consentSaved: (name: string) => `The consent for ${name} is on record.`,
  consentWithdrawn: (name: string) => `The consent for ${name} was withdrawn.`,

  // Deleting
  deleteTitle: 'Delete this card?',
  deleteText: (name: string) =>
    `The card of ${name} disappears from the site at once. To take it off for a while, hide it instead.`,
  deleteCard: 'Delete',
  deleteSureTitle: 'Really delete?',
  deleteSureText:
    'Its careers and pictures go with it. You can undo this for some seconds, on this screen; not afterwards.',
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
      'Fill in the form from top to bottom; scores may stay empty. What you type is kept in this browser until it is saved. Afterwards record the guardian’s consent under All cards.',
  },
};
export type ManageLabels = typeof manage;
