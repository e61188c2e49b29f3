interface Asked {
  pathname: string;
  /** With or without its question mark. */
  search: string;
}

/** The route's decoded parameters, as the router gives them. */
type Params = Readonly<Record<string, string | undefined>>;

/**
 * The one address of a page (decisions, Caches and what may be shown): key of the page cache, where other spellings lead, canonical address,
 * `og:url`, breadcrumb and shared link. The query keeps the parameters that the page knows, each once, in the order of its route.
 * @param params of the route that takes the path
 * @param names of the query parameters that the page knows
 * @returns path and query
 */
export function canonicalAddress({ pathname, search }: Asked, params: Params, names: readonly string[]): string {
  const asked = new URLSearchParams(search);
  const known = names.filter((name) => asked.has(name)).map((name) => [name, asked.get(name) ?? '']);
  const path = canonicalPath(pathname, params);
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}

/** A path with single slashes, none at its end, and in lower case except for the parameters: the API's ids are case-sensitive. */
function canonicalPath(pathname: string, params: Params): string {
  const values = Object.entries(params).flatMap(([name, value = '']) => (name === '*' ? value.split('/') : value));
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  // Parameters are at the end of the site's paths, so an equal static segment before them is not mistaken for one.
  const spelled = segments.reverse().map((segment) => {
    const place = values.lastIndexOf(segment);
    if (place < 0) return segment.toLowerCase();
    values.splice(place, 1);
    return segment;
  });
  return `/${spelled.reverse().map(encodeURIComponent).join('/')}`;
}

/** The server takes no path that cannot be decoded; the browser's address bar may hold one. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
