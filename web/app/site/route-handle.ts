/** What a route may say about itself: `export const handle: RouteHandle = { query: ['q'] }`. */
export interface RouteHandle {
  /**
   * Names of the query parameters that the page reads. The server takes all others off before the page is rendered, so a parameter that is
   * missing here reaches no loader: it causes no additional rendering, and pages with the same cache key are the same. The order is that of the page's address.
   */
  query?: readonly string[];
  /**
   * Names of the query parameters that fill in a form of the page, or say which list it was opened from. The page reads them, and they are
   * no part of its address: search engines and shared links know the page without them.
   */
  prefill?: readonly string[];
  /** The page of all addresses that no page has. */
  unknown?: boolean;
}

function isHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null;
}

/** The handles of the routes that are open, the innermost last. */
function handlesOf(matches: ReadonlyArray<{ handle?: unknown }>): RouteHandle[] {
  return matches.map((match) => match.handle).filter(isHandle);
}

/** Names of the query parameters that belong to the open page's address, in its order. */
export function queryNamesOf(matches: ReadonlyArray<{ handle?: unknown }>): string[] {
  return handlesOf(matches).flatMap(({ query }) => query ?? []);
}

/** Names of all query parameters that the open page reads. */
export function readNamesOf(matches: ReadonlyArray<{ handle?: unknown }>): string[] {
  return [...queryNamesOf(matches), ...handlesOf(matches).flatMap(({ prefill }) => prefill ?? [])];
}

/** Whether the open page is that of all unknown addresses. */
export const isUnknownAddress = (matches: ReadonlyArray<{ handle?: unknown }>): boolean =>
  handlesOf(matches).some(({ unknown }) => unknown);

/** The path of the page that answers every address which no route takes; `pathIn` has that of each language. */
export const NOT_FOUND_PATH = '/not-found';
