import type { Core } from '@strapi/strapi';
import {
  type GlobalWords,
  LANGUAGES,
  type Language,
  PAGE_NAMES,
  PATHS_OF_PAGE,
  type PageName,
  type PreviewStatus,
  pathIn,
  sitePath,
} from '../contract';
import { rows } from '../database/rows';
import { GLOBAL_TYPE, PAGE_TYPES } from './page-types';
import { ofSetUpAccount } from './social-accounts';

/** Sign-in stays linked even if its page is not published: the form works without the page's texts. */
const ALWAYS_THERE: PageName = 'sign-in';

/** Languages that a single type is published in; for `draft`, those that it has a draft in. */
async function languagesOf(strapi: Core.Strapi, uid: string, status: PreviewStatus): Promise<Language[]> {
  const where = status === 'published' ? { publishedAt: { $notNull: true } } : {};
  const found = await rows<{ locale: string }>(strapi, uid).findMany({ where, select: ['locale'] });
  return LANGUAGES.filter((language) => found.some(({ locale }) => locale === language));
}

/** Where the site has pages: what else a menu names leads nowhere. */
export interface LivePages {
  /** Languages of Global: pages exist in no other. */
  languages: readonly Language[];
  /** Paths of pages that are not published, of either language. */
  unpublishedPaths: readonly string[];
}

/** @param status `published` for visitors; an editor's preview has every page that has a draft */
export async function livePages(strapi: Core.Strapi, status: PreviewStatus): Promise<LivePages> {
  const names = PAGE_NAMES.filter((name) => name !== ALWAYS_THERE);
  const types = [GLOBAL_TYPE, ...names.map((name) => PAGE_TYPES[name])];
  const [languages = [], ...ofPages] = await Promise.all(types.map((uid) => languagesOf(strapi, uid, status)));
  const unpublished = names.flatMap((name, index) =>
    LANGUAGES.filter((language) => !ofPages[index]?.includes(language)).flatMap((language) =>
      PATHS_OF_PAGE[name].map((path) => pathIn(path, language)),
    ),
  );
  return { languages, unpublishedPaths: [...new Set(unpublished)] };
}

type WithMenus = Pick<GlobalWords, 'header' | 'sidebar' | 'footer' | 'socialLinks'>;

/** Whether a page is published in one of `languages` at least; web links it there. */
export function isLivePath(path: string, { languages, unpublishedPaths }: LivePages): boolean {
  return languages.some((language) => !unpublishedPaths.includes(pathIn(path, language)));
}

/**
 * The menus without what leads to a page that is not published (decisions, Routes). An entry that has a list below it
 * stays for the rest of that list; one of the header that leads nowhere and has no list does not. An account that is
 * not set up is printed and not linked.
 * @param pages from `livePages`
 * @param origin of the site
 */
export function withLiveLinks<Words extends WithMenus>(words: Words, pages: LivePages, origin: string): Words {
  const isLive = ({ href }: { href: string }) => {
    const path = sitePath(href, origin);
    return path === null || isLivePath(path, pages);
  };
  const ifLive = <Link extends { href: string }>(link: Link | null) => (link && isLive(link) ? link : null);
  const live = <Entry extends { href: string; links: { href: string }[] }>(entry: Entry): Entry => ({
    ...entry,
    href: isLive(entry) ? entry.href : '',
    links: entry.links.filter(isLive).map(ofSetUpAccount),
  });
  const leads = ({ href, links }: { href: string; links: unknown[] }) => href !== '' || links.length > 0;
  const { header, sidebar, footer } = words;
  return {
    ...words,
    socialLinks: words.socialLinks.map(ofSetUpAccount),
    header: { ...header, menu: header.menu.map(live).filter(leads), button: ifLive(header.button) },
    sidebar: { ...sidebar, offerings: sidebar.offerings.filter(isLive), button: ifLive(sidebar.button) },
    footer: {
      ...footer,
      // A heading without any link is a text that an editor wanted; one that lost its links is not.
      columns: footer.columns.flatMap((column) => (leads(live(column)) || !leads(column) ? [live(column)] : [])),
      legalLinks: footer.legalLinks.filter(isLive),
      staffLink: ifLive(footer.staffLink),
    },
  };
}
