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
