import { languageOfPath, pathIn } from '@upfield/cms/contract/content/page-languages';
import { canonicalAddress } from '~/seo/canonical-address';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import type { MatchedRoute, RouteOf } from './page-routes';

/** What an address asks for, without parameters that no loader reads. */
export interface PageAddress {
  /** The page's one address; every unknown address of a language has the same. */
  url: URL;
  /** Redirect target for another spelling of the page's path: path and whole query. Null for the right spelling and for unknown pages. */
  moved: string | null;
  /** Key in the page cache; null for an address too long to be kept. */
  key: string | null;
  /** Parameters that were removed; a redirect adds them again, so that a campaign is not lost. */
  dropped: URLSearchParams;
  route: MatchedRoute;
  /** Whether the data of a page is asked for, by a script, rather than the page. */
  data: boolean;
}

/** The longest key: no link of the site is longer. A longer address is rendered, but not cached. */
const KEY_MAX_LENGTH = 400;

/** Remix asks for a page's data below the page's own path, for that of `/` at `/_root.data`. */
const DATA = /\.data$/;
const ROOT_DATA = '/_root';

/** Where Remix's scripts ask which routes the links of a page lead to. */
export const MANIFEST_PATH = '/__manifest';
export const MANIFEST_PATHS_MAX = 200;
/** The most path segments that are matched; no page of the site has as many. */
const MANIFEST_DEPTH_MAX = 8;

/** Parameter of a page's data: ids of the routes whose part is wanted. */
const WANTED_ROUTES = '_routes';
/** Parameter of a sent form: it goes to the index route of its path. */
const INDEX = 'index';

/**
 * Removes the parameters that the page does not read. The rest decides what is rendered, and is the key in the cache.
 * @param url as the visitor asked
 * @param routeOf from `pageRoutes`
 */
export function pageAddress(url: URL, method: string, routeOf: RouteOf): PageAddress {
  if (url.pathname === MANIFEST_PATH) return manifestAddress(url);
  const data = DATA.test(url.pathname);
  const pathname = withoutOwnPrefix(data ? pathOfData(url.pathname) : url.pathname);
  const route = routeOf(pathname);
  const page = new URL(
    canonicalAddress(
      { pathname: route.unknown ? pathIn(NOT_FOUND_PATH, route.language) : pathname, search: url.search },
      route.params,
      route.query,
    ),
    url.origin,
  );
  if (data) {
    page.pathname = dataPathOf(page.pathname);
    wantRoutes(page.searchParams, url.searchParams.get(WANTED_ROUTES), route.ids);
  }
  if (method === 'POST' && route.index) page.searchParams.set(INDEX, '');
  const moved = route.unknown || page.pathname === url.pathname ? null : page.pathname + url.search;
  return { ...keyed(page), moved, dropped: unknownOf(url.searchParams, route), route, data };
}

/** A page has the prefix of a language only where the specification's path is of the other one: `/en/packages` is `/packages`. */
function withoutOwnPrefix(path: string): string {
  const spelled = path.replace(/^\/+(en|es)(?=\/|$)/i, (_, language: string) => `/${language.toLowerCase()}`);
  return pathIn(spelled, languageOfPath(spelled));
}

function pathOfData(path: string): string {
  const page = path.replace(DATA, '');
  return page.replace(/^\/+/, '/') === ROOT_DATA ? '/' : page;
}

const dataPathOf = (path: string): string => `${path === '/' ? ROOT_DATA : path}.data`;

function unknownOf(asked: URLSearchParams, { query }: MatchedRoute): URLSearchParams {
  const ours = [...query, WANTED_ROUTES, INDEX];
  return new URLSearchParams([...asked].filter(([name]) => !ours.includes(name)));
}

/** Removes from `wanted` the routes that the page does not have; a list of all its routes equals no list. */
function wantRoutes(query: URLSearchParams, wanted: string | null, ids: readonly string[]): void {
  const asked = wanted?.split(',') ?? [];
  const known = ids.filter((id) => asked.includes(id));
  if (known.length > 0 && known.length < ids.length) query.set(WANTED_ROUTES, known.join(','));
}

function keyed(url: URL): Pick<PageAddress, 'url' | 'key'> {
  const key = url.pathname + url.search;
  return { url, key: key.length > KEY_MAX_LENGTH ? null : key };
}

function manifestAddress(url: URL): PageAddress {
  const query = new URLSearchParams({ version: url.searchParams.get('version') ?? '' });
  const paths = url.searchParams.getAll('p').filter((path) => path.split('/').length <= MANIFEST_DEPTH_MAX);
  for (const path of paths.slice(0, MANIFEST_PATHS_MAX)) query.append('p', path);
  query.sort();
  const route: MatchedRoute = {
    unknown: false,
    ids: [],
    params: {},
    query: [],
    index: false,
    language: 'en',
    document: false,
  };
  const known = new URL(`${url.pathname}?${query}`, url.origin);
  return { ...keyed(known), moved: null, dropped: new URLSearchParams(), route, data: true };
}
