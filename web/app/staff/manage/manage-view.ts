import { MANAGED_PAGE_SIZE, type ManagedCardsRequest, type ManagedColumn } from '@upfield/cms/contract';

/** What the list is asked for. */
export interface ManageView {
  search: string;
  /** A sport's id; empty for all. */
  sport: string;
  /** A graduation year; empty for all. */
  year: string;
  visibility: '' | 'public' | 'hidden' | 'deleted';
  progress: '' | 'missing' | 'complete';
  /** Only cards without a consent on record. */
  lacksConsent: boolean;
  /** Only cards without a change for `STALE_AFTER_MONTHS`. */
  isStale: boolean;
  sort: ManagedColumn;
  isDescending: boolean;
  /** From 1. */
  page: number;
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
  page: 1,
};

/** A click on a column's heading: that column first, and the other way round at the second click. */
export const sortedBy = (view: ManageView, column: ManagedColumn): ManageView => ({
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

/** How many of the filters beside the search are on. */
export const activeFilters = ({ sport, year, visibility, progress }: ManageView): number =>
  [sport, year, visibility, progress].filter(Boolean).length;

/** The query by which the API is asked for a view. */
export function queryOfView(view: ManageView): string {
  const query: ManagedCardsRequest = {
    ...(view.search ? { q: view.search } : {}),
    ...(view.sport ? { sport: view.sport } : {}),
    ...(view.year ? { graduation: view.year } : {}),
    ...(view.visibility ? { visibility: view.visibility } : {}),
    ...(view.progress ? { progress: view.progress } : {}),
    ...(view.lacksConsent ? { lacksConsent: 'true' } : {}),
    ...(view.isStale ? { stale: 'true' } : {}),
    sort: `${view.isDescending ? '-' : ''}${view.sort}`,
    page: String(view.page),
  };
  return String(new URLSearchParams(Object.entries(query)));
}

/** The last page of so many cards; the first one when there are none. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / MANAGED_PAGE_SIZE));

/** Numbers of the first and the last card of a page, from 1. */
export function rangeOf(page: number, total: number): { first: number; last: number } {
  const before = (page - 1) * MANAGED_PAGE_SIZE;
  return { first: before + 1, last: Math.min(before + MANAGED_PAGE_SIZE, total) };
}
