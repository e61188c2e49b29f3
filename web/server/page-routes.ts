import type { ServerBuild } from '@remix-run/node';
import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router';
import type { Language } from '@upfield/cms/contract';
import { handlesOf, languageOf } from '~/site/route-handle';

type ServerRoutes = ServerBuild['routes'];

/** What the routes of a build know about a path. */
export interface MatchedRoute {
  /** Whether only the catch-all takes the path: no page has it. */
  unknown: boolean;
  /** The routes from the root to the innermost. */
  ids: string[];
  /** Names of the query parameters that one of them reads. */
  query: string[];
  language: Language;
  /** Whether a whole page is drawn, rather than a file made of data. */
  document: boolean;
}

export type RouteOf = (path: string) => MatchedRoute;

const CATCH_ALL = '*';

/**
 * Tells which route answers a path, as Remix itself finds it: `const routeOf = pageRoutes(build.routes)`.
 * @returns a function that takes a path without query
 */
export function pageRoutes(routes: ServerRoutes): RouteOf {
  const tree = routesBelow(undefined, routes);
  return (path) => {
    const matched = (matchRoutes(tree, path) ?? []).map(({ route }) => route);
    const leaf = matched.at(-1);
    return {
      unknown: leaf === undefined || leaf.path === CATCH_ALL,
      ids: matched.flatMap(({ id }) => id ?? []),
      query: handlesOf(matched).flatMap(({ query }) => query ?? []),
      language: languageOf(matched),
      document: leaf === undefined || routes[leaf.id ?? '']?.module.default !== undefined,
    };
  };
}

function routesBelow(parent: string | undefined, routes: ServerRoutes): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, caseSensitive, handle, children: routesBelow(id, routes) },
    );
}
