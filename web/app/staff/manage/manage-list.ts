import type { StaffPlayerCard } from '@upfield/cms/contract';
import { byKey, folded, nameSortKey, searchTerms, searchText } from '@upfield/cms/contract/folding';
import { isStale, lacksConsent, visibilityOf } from './card-status';
import { missingParts } from './completeness';

export const SORT_COLUMNS = ['player', 'sport', 'class', 'complete', 'public', 'consent', 'updated'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface ManageView {
  search: string;
  /** A sport's id; empty for all. */
  sport: string;
  /** A graduation year; empty for all. */
  year: string;
  visibility: '' | 'public' | 'hidden';
  progress: '' | 'missing' | 'complete';
  /** Only cards without a consent on record. */
  lacksConsent: boolean;
  /** Only cards without a change for `STALE_AFTER_MONTHS`. */
  isStale: boolean;
  sort: SortColumn;
  isDescending: boolean;
}

export const initialView: ManageView = {
  search: '',
  sport: '',
  year: '',
  visibility: '',
  progress: '',
  lacksConsent: false,
  isStale: false,
  sort: 'updated',
  isDescending: true,
};

/** What the list depends on besides the view. */
export interface ListSetting {
  /** The switch of the CMS: a card without consent is not public. */
  requireConsent: boolean;
  now?: Date;
}

/** Whether the name, country or teams contain every word of the search; accents, case and apostrophes do not count. */
function isFound({ name, lastName, country, career }: StaffPlayerCard, search: string): boolean {
  const text = searchText(name, lastName, country, ...career.map(({ team }) => team));
  return searchTerms(search).every((term) => term.some((words) => words.every((word) => text.includes(word.trim()))));
}

const KEYS: Record<SortColumn, (card: StaffPlayerCard, setting: ListSetting) => string | number> = {
  player: nameSortKey,
  sport: (card) => `${folded(card.sport?.name ?? '')}\t${folded(card.sportPosition ?? '')}`,
  class: (card) => card.highSchoolGraduation,
  complete: (card) => -missingParts(card).length,
  public: (card, { requireConsent }) => visibilityOf(card, requireConsent),
  consent: (card) => card.consent?.givenOn ?? '',
  updated: (card) => card.updatedAt,
};

const order = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : byKey(String(one), String(other));

/** The cards that a view shows, in its order; cards with equal values in the column are sorted by name. */
export function cardsOf(cards: StaffPlayerCard[], view: ManageView, setting: ListSetting): StaffPlayerCard[] {
  const { requireConsent, now = new Date() } = setting;
  const key = KEYS[view.sort];
  const sign = view.isDescending ? -1 : 1;
  return cards
    .filter((card) => isFound(card, view.search))
    .filter((card) => !view.sport || card.sport?._id === view.sport)
    .filter((card) => !view.year || String(card.highSchoolGraduation) === view.year)
    .filter(
      (card) =>
        !view.visibility || (visibilityOf(card, requireConsent) === 'public') === (view.visibility === 'public'),
    )
    .filter((card) => !view.progress || missingParts(card).length > 0 === (view.progress === 'missing'))
    .filter((card) => !view.lacksConsent || lacksConsent(card))
    .filter((card) => !view.isStale || isStale(card, now))
    .sort(
      (one, other) =>
        sign * order(key(one, setting), key(other, setting)) ||
        order(KEYS.player(one, setting), KEYS.player(other, setting)),
    );
}

/** A click on a column's heading: that column first, and the other way round at the second click. */
export const sortedBy = (view: ManageView, column: SortColumn): ManageView => ({
  ...view,
  sort: column,
  isDescending: view.sort === column ? !view.isDescending : column === 'updated',
});

/** The same order, without search and filters. */
export const withoutFilters = ({ sort, isDescending }: ManageView): ManageView => ({
  ...initialView,
  sort,
  isDescending,
});
