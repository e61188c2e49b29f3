import { sitePath } from '@upfield/cms/contract/content/site-path';
import { type SiteData, useSiteData } from './site-data';

/**
 * Whether a link leads somewhere: off the site, to a place on the page, or to a page that is published (decisions, Routes). The CMS says in
 * `Global.unpublishedPaths` which are not, so a link costs no read of its own.
 * @param href target of the link; an empty one, as a draft may have it, leads nowhere
 */
export function isLive(href: string, { global, origin }: Pick<SiteData, 'global' | 'origin'>): boolean {
  const path = sitePath(href, origin);
  return href !== '' && (path === null || !global?.unpublishedPaths.includes(path));
}

/** `isLive` for the site that is open. */
export const useIsLive = (href: string): boolean => isLive(href, useSiteData());
