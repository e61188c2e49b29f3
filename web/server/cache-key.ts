/** Query parameters that a page may depend on; each value is a page of its own in the cache. */
const MEANINGFUL = new Set([
  '_routes',
  'country',
  'gpaMin',
  'graduation',
  'page',
  'pageSize',
  'position',
  'q',
  'sort',
  'sport',
]);

/** Query parameters that only tell where a visitor came from: no page depends on them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|ttclid|igshid|mc_[ce]id)$/;

/** A longer query is nobody's: it is rendered, but it takes no room in the cache. */
const MAX_LENGTH = 400;

/**
 * The key of an address in the page cache: path and meaningful query, in one order.
 * @returns path and query, or null when the address holds a parameter that we do not know and so must not be cached
 */
export function cacheKey(url: URL): string | null {
  const kept: [string, string][] = [];
  for (const [name, value] of url.searchParams) {
    if (TRACKING.test(name)) continue;
    if (!MEANINGFUL.has(name)) return null;
    kept.push([name, value]);
  }
  kept.sort(([a], [b]) => a.localeCompare(b));
  const query = new URLSearchParams(kept).toString();
  const key = query ? `${url.pathname}?${query}` : url.pathname;
  return key.length > MAX_LENGTH ? null : key;
}
