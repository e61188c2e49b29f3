import type { Core } from '@strapi/strapi';
import { type GlobalWords, PAGE_NAMES, PATHS_OF_PAGE, type PageName, type PreviewStatus, sitePath } from '../contract';
import { rows } from '../database/rows';
import { PAGE_TYPES } from './page-types';
import { ofSetUpAccount } from './social-accounts';

/** Sign-in stays linked even if its page is not published: the form works without the page's texts. */
const ALWAYS_THERE: PageName = 'sign-in';

/**
 * Paths of all unpublished pages; menus must not link to them.
 * @param status `published` for visitors; an editor's preview has every page that has a draft
 */
export async function unpublishedPaths(strapi: Core.Strapi, status: PreviewStatus): Promise<string[]> {
  const where = status === 'published' ? { publishedAt: { $notNull: true } } : {};
  const names = PAGE_NAMES.filter((name) => name !== ALWAYS_THERE);
  const counts = await Promise.all(names.map((name) => rows(strapi, PAGE_TYPES[name]).count({ where })));
  return names.filter((_, index) => counts[index] === 0).flatMap((name) => PATHS_OF_PAGE[name]);
}

type WithMenus = Pick<GlobalWords, 'header' | 'sidebar' | 'footer' | 'socialLinks'>;

/**
 * The menus without what leads to a page that is not published (decisions, Routes). An entry that has a list below it
 * stays for the rest of that list; one of the header that leads nowhere and has no list does not. An account that is
 * not set up is printed and not linked.
 * @param dead paths, from `unpublishedPaths`
 * @param origin of the site
 */
export function withLiveLinks<Words extends WithMenus>(words: Words, dead: readonly string[], origin: string): Words {
  const isLive = ({ href }: { href: string }) => !dead.includes(sitePath(href, origin) ?? '');
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
