interface Asked {
  pathname: string;
  /** With or without its question mark. */
  search: string;
}

/** What the route's parameters stand for, decoded, as the router gives it. */
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

/** A path with single slashes, none at its end, and in small letters but for the parameters: the API tells ids by their case. */
function canonicalPath(pathname: string, params: Params): string {
  const values = Object.entries(params).flatMap(([name, value = '']) => (name === '*' ? value.split('/') : value));
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  // Parameters stand at the end of our paths, so a word of the route that reads like one is not taken for it.
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
