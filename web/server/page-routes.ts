import type { ServerBuild } from '@remix-run/node';
import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router';
import type { Language } from '@upfield/cms/contract';
import { languageOfPath } from '@upfield/cms/contract/content/page-languages';
import { LRUCache } from 'lru-cache';
import { readNamesOf } from '~/site/route-handle';

type ServerRoutes = ServerBuild['routes'];

/** What the routes of a build know about a path. */
export interface MatchedRoute {
  /** Whether only the catch-all takes the path: no page has it. */
  unknown: boolean;
  /** The routes from the root to the innermost. */
  ids: string[];
  /** Decoded values of the path's parameters. */
  params: Readonly<Record<string, string | undefined>>;
  /** Names of the query parameters that one of them reads. */
  query: string[];
  /** Whether the innermost is an index route: a form reaches it by `?index` alone. */
  index: boolean;
  language: Language;
  /** Whether a whole page is drawn, rather than a file made of data. */
  document: boolean;
}

export type RouteOf = (path: string) => MatchedRoute;

/** Paths whose route is remembered, and the longest of them in characters: invented addresses cannot fill the memory. */
const REMEMBERED_MAX = 1000;
const REMEMBERED_LENGTH_MAX = 200;

/** The path of the route for what no page has, one a language. */
const CATCH_ALL = /^(?:[a-z]{2}\/)?\*$/;

/**
 * Tells which route answers a path, as Remix itself finds it: `const routeOf = pageRoutes(build.routes)`. A path with doubled slashes is that
 * of the page it was meant for.
 * @returns a function that takes a path without query
 */
export function pageRoutes(routes: ServerRoutes): RouteOf {
  const tree = routesBelow(undefined, routes);
  const matched = (path: string): MatchedRoute => {
    const matches = matchRoutes(tree, path.replace(/\/{2,}/g, '/')) ?? [];
    const branch = matches.map(({ route }) => route);
    const leaf = branch.at(-1);
    return {
      unknown: leaf === undefined || CATCH_ALL.test(leaf.path ?? ''),
      ids: branch.flatMap(({ id }) => id ?? []),
      params: matches.at(-1)?.params ?? {},
      query: readNamesOf(branch),
      index: leaf?.index === true,
      language: languageOfPath(`/${leaf?.path ?? ''}`),
      document: leaf === undefined || routes[leaf.id ?? '']?.module.default !== undefined,
    };
  };
  // Matching tries every route of the site, which is some percent of a rendering.
  const remembered = new LRUCache<string, MatchedRoute>({ max: REMEMBERED_MAX, memoMethod: matched });
  return (path) => (path.length > REMEMBERED_LENGTH_MAX ? matched(path) : remembered.memo(path));
}

function routesBelow(parent: string | undefined, routes: ServerRoutes): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, caseSensitive, handle, children: routesBelow(id, routes) },
    );
}
