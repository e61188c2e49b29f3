import type { Language } from '@upfield/cms/contract';
import { hrefIn, languageOfPath } from '@upfield/cms/contract/content/page-languages';
import { liveTwin } from '~/site/live-link';
import type { SiteData } from '~/site/site-data';

const IN_ORDER: readonly Language[] = ['en', 'es'];
const PREFIXED = /^\/(en|es)(?=\/|$)/;

/** One of the addresses of a page, by the language that search engines know it under. */
export interface Alternate {
  language: Language | 'x-default';
  /** Path and query. */
  path: string;
}

/**
 * The addresses of a page in all languages, each of them named by either page (Google Search Central, localized versions of pages). Visitors of
 * further languages are shown the address of the specification.
 * @param address path and query of the page in one language
 * @returns none for a page that is published in one language alone
 */
export function alternatesOf(address: string, site: Pick<SiteData, 'global' | 'origin'>): Alternate[] {
  const [path = ''] = address.split('?', 1);
  if (!site.global || liveTwin(path, site) === null) return [];
  const languages = IN_ORDER.map((language) => ({ language, path: hrefIn(address, language) }));
  const specified = languages.find((alternate) => !PREFIXED.test(alternate.path));
  return specified ? [...languages, { language: 'x-default', path: specified.path }] : languages;
}

/** Language of the page whose meta is made. */
export const languageOfMeta = ({ location }: { location: { pathname: string } }): Language =>
  languageOfPath(location.pathname.toLowerCase());
