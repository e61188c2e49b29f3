import type { StaffPlayerCard } from '@upfield/cms/contract';
import { missingParts } from './completeness';

export type SortColumn = 'player' | 'sport' | 'class' | 'complete' | 'public' | 'updated';

export interface ManageView {
  search: string;
  /** A sport's id; empty for all. */
  sport: string;
  /** A graduation year; empty for all. */
  year: string;
  visibility: '' | 'public' | 'hidden';
  progress: '' | 'missing' | 'complete' | 'stale' | 'no-consent';
  sort: SortColumn;
  isDescending: boolean;
}

export const initialView: ManageView = {
  search: '',
  sport: '',
  year: '',
  visibility: '',
  progress: '',
  sort: 'updated',
  isDescending: true,
};

/** A card that nobody changed for this long is stale, in months. */
const STALE_AFTER_MONTHS = 3;

/** Whether a card is older than three months without a change. */
export function isStale({ updatedAt }: Pick<StaffPlayerCard, 'updatedAt'>, now = new Date()): boolean {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - STALE_AFTER_MONTHS);
  return new Date(updatedAt) < limit;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the search stands somewhere in name, country or a team; accents and case do not count. */
function isFound(card: StaffPlayerCard, search: string): boolean {
  const text = plain([card.name, card.lastName, card.country, ...card.career.map(({ team }) => team)].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const PROGRESS: Record<Exclude<ManageView['progress'], ''>, (card: StaffPlayerCard, now: Date) => boolean> = {
  missing: (card) => missingParts(card).length > 0,
  complete: (card) => missingParts(card).length === 0,
  stale: isStale,
  'no-consent': (card) => card.consent === null && !card.demo,
};

const KEYS: Record<SortColumn, (card: StaffPlayerCard) => string | number> = {
  player: (card) => `${card.lastName} ${card.name}`,
  sport: (card) => `${card.sport?.name ?? ''} ${card.sportPosition ?? ''}`,
  class: (card) => card.highSchoolGraduation,
  complete: (card) => -missingParts(card).length,
  public: (card) => Number(card.listed),
  updated: (card) => card.updatedAt,
};

const order = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'es');

/** The cards that a view shows, in its order. */
export function cardsOf(cards: StaffPlayerCard[], view: ManageView, now = new Date()): StaffPlayerCard[] {
  const key = KEYS[view.sort];
  const sign = view.isDescending ? -1 : 1;
  return cards
    .filter((card) => isFound(card, view.search.trim()))
    .filter((card) => !view.sport || card.sport?._id === view.sport)
    .filter((card) => !view.year || String(card.highSchoolGraduation) === view.year)
    .filter((card) => !view.visibility || card.listed === (view.visibility === 'public'))
    .filter((card) => !view.progress || PROGRESS[view.progress](card, now))
    .sort((one, other) => sign * order(key(one), key(other)));
}

/** A click on a column's heading: that column first, and the other way round at the second click. */
export const sortedBy = (view: ManageView, column: SortColumn): ManageView => ({
  ...view,
  sort: column,
  isDescending: view.sort === column ? !view.isDescending : column === 'updated',
});
