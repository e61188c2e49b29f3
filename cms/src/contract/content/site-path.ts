/**
 * The page of the site that a link leads to, in one spelling: no query, anchor, final or doubled slash, in small letters.
 * @param href target as an editor wrote it
 * @param origin of the site, such as `https://upfield.example`; a link that names it is a link to a page of the site
 * @returns a path such as `/packages`; null for an anchor, and for what is off the site
 */
export function sitePath(href: string, origin = ''): string | null {
  const isOurs = origin !== '' && (href === origin || href.startsWith(`${origin}/`));
  const local = isOurs ? href.slice(origin.length) || '/' : href;
  if (!local.startsWith('/')) return null;
  const path = (local.split(/[?#]/, 1)[0] ?? '').replace(/\/{2,}/g, '/').toLowerCase();
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
