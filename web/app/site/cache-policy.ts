/**
 * Cache policies of pages, by name. A route says `export const headers = publicPage;`, a staff screen `export const headers = privatePage;`.
 * Without either, a page is private.
 */

/**
 * The same for every visitor: the page cache may store it, and adds the policy for shared caches (docs/decisions/029). Browsers keep
 * it too, but ask each time (the answer is a short 304), so that a removed card disappears at once.
 */
export const publicPage = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });

/** The one page of all addresses that no page has: kept like a public one, and never found by search engines. */
export const missingPage = () => ({ ...publicPage(), 'X-Robots-Tag': 'noindex' });

/** For this visitor alone, never kept and never found by search engines: staff screens, previews. */
export const privatePage = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

const MINUTE = 60_000;

/** How long cached content may be shown after its last confirmation while the CMS does not answer, in milliseconds. */
export const STALE_LIMIT_MS = {
  /** Players: a family's request to take a card down must not be undone by an outage. */
  people: 10 * MINUTE,
  /** Texts of the site: an old page is better than none. */
  site: 24 * 60 * MINUTE,
} as const;
