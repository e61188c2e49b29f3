import type { Language } from '@upfield/cms/contract';
import { hrefIn, hrefOn, languageOfPath, pathIn } from '@upfield/cms/contract/content/page-languages';
import { sitePath } from '@upfield/cms/contract/content/site-path';
import type { SiteData } from './site-data';

type Published = Pick<SiteData, 'global' | 'origin'>;

/**
 * Whether a link, as it is written, leads somewhere: off the site, to a place on the page, or to a page that is published in the language of the
 * path (decisions, Routes). The CMS says in `Global` which are not, so a link costs no read of its own.
 * @param href target of the link; an empty one, as a draft may have it, leads nowhere
 */
export function isLive(href: string, { global, origin }: Published): boolean {
  const path = sitePath(href, origin);
  if (href === '' || path === null || !global) return href !== '';
  return global.languages.includes(languageOfPath(path)) && !global.unpublishedPaths.includes(path);
}

/**
 * Where a link leads: to the page that it names there (`hrefOn`), else to that page in the language in which it is published.
 * @param href as an editor wrote it, with a path of the specification
 * @param path of the page with the link
 * @returns null where it is published in neither
 */
export function liveHref(href: string, path: string, site: Published): string | null {
  const named = hrefOn(path, href);
  return [named, hrefIn(href, 'en'), hrefIn(href, 'es')].find((target) => isLive(target, site)) ?? null;
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** The path of the same page in the other language; null while it is not published there. @param path without query */
export function liveTwin(path: string, site: Published): string | null {
  const twin = pathIn(path, otherLanguage(languageOfPath(path)));
  return isLive(twin, site) ? twin : null;
}
