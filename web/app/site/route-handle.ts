import type { Language } from '@upfield/cms/contract';

/** What a route may say about itself: `export const handle: RouteHandle = { language: 'es' }`. */
export interface RouteHandle {
  /** Language of the page; English when absent. */
  language?: Language;
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
}

function isHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null;
}

/** The handles of the routes that are open, the innermost last. */
function handlesOf(matches: ReadonlyArray<{ handle?: unknown }>): RouteHandle[] {
  return matches.map((match) => match.handle).filter(isHandle);
}

/** Language of the page: the innermost route that names one decides. */
export function languageOf(matches: ReadonlyArray<{ handle?: unknown }>): Language {
  return handlesOf(matches).findLast((handle) => handle.language)?.language ?? 'en';
}

/** Names of the query parameters that belong to the open page's address, in its order. */
export function queryNamesOf(matches: ReadonlyArray<{ handle?: unknown }>): string[] {
  return handlesOf(matches).flatMap(({ query }) => query ?? []);
}

/** Names of all query parameters that the open page reads. */
export function readNamesOf(matches: ReadonlyArray<{ handle?: unknown }>): string[] {
  return [...queryNamesOf(matches), ...handlesOf(matches).flatMap(({ prefill }) => prefill ?? [])];
}

/** The path of the page that answers every address which no route takes. */
export const NOT_FOUND_PATH = '/not-found';
