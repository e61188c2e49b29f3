/** What a list of cards can be asked for. Free of zod, so that a page can load it alone. */

/** What stands for a sport where cards without one are asked for: `sport=none` of GET /player-cards. */
export const NO_SPORT = 'none';

/** Longest text that is searched for, in characters. */
export const SEARCH_TEXT_MAX = 80;

/** Most cards of one answer, where a page is asked for. */
export const PAGE_SIZE_MAX = 100;
/** Highest page that can be asked for. */
export const PAGE_MAX = 100_000;

/** Cards of one sport on the gallery's first page and on each page of it (decisions, What is hidden today). */
export const GALLERY_PAGE_SIZE = 12;

/** Most addresses of one file of the sitemap, and cards of one answer that lists them for it. */
export const SITEMAP_FILE_SIZE = 5000;

/** Columns that the staff's list of cards can be sorted by, in the order of its table. */
export const MANAGED_COLUMNS = ['player', 'sport', 'class', 'complete', 'public', 'consent', 'updated'] as const;
export type ManagedColumn = (typeof MANAGED_COLUMNS)[number];

/** Cards on one page of the staff's list, unless it asks otherwise. */
export const MANAGED_PAGE_SIZE = 50;

/** Months without a change after which a card is stale. */
export const STALE_AFTER_MONTHS = 3;

/** A card that was changed last before this moment is stale. */
export function staleBefore(now = new Date()): Date {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - STALE_AFTER_MONTHS);
  return limit;
}
