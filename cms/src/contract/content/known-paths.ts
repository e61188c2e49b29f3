import { PATHS_OF_PAGE } from './page-paths';
import { sitePath } from './site-path';

/** Pages of the site that no editor writes, and files that a link may lead to (web/app/routes). */
const FURTHER_PATHS = [
  '/search',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/player-cards/create',
  '/player-cards/manage',
  '/reset-password',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/licenses.txt',
];

/** Beginnings of addresses that end in the name of a card or of a file; the card or file itself is not looked for. */
const BEGINNINGS = [
  '/player-cards-detail/',
  '/player-cards/edit/',
  '/player-question/',
  '/player-removal/',
  '/uploads/',
];

const KNOWN = new Set([...Object.values(PATHS_OF_PAGE).flat(), ...FURTHER_PATHS]);

/**
 * The path of a link that leads to no page of the site, whether that page is published or not.
 * @param href target as an editor wrote it
 * @param origin of the site
 * @returns null for a link that leads somewhere, or off the site
 */
export function unknownPath(href: string, origin = ''): string | null {
  const path = sitePath(href, origin);
  if (path === null || KNOWN.has(path) || BEGINNINGS.some((beginning) => path.startsWith(beginning))) return null;
  return path;
}
