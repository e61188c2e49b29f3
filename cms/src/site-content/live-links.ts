import type { Core } from '@strapi/strapi';
import { type GlobalWords, PAGE_NAMES, PATHS_OF_PAGE } from '../contract';
import { rows } from '../database/rows';
import { PAGE_TYPES } from './page-types';

/** The addresses of every page that is not published: links to them lead nowhere. */
export async function unpublishedPaths(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const counts = await Promise.all(
    PAGE_NAMES.map((name) => rows(strapi, PAGE_TYPES[name]).count({ where: { publishedAt: { $notNull: true } } })),
  );
  return new Set(PAGE_NAMES.filter((_, index) => counts[index] === 0).flatMap((name) => PATHS_OF_PAGE[name]));
}

type WithMenus = Pick<GlobalWords, 'header' | 'sidebar' | 'footer'>;

/**
 * The menus without what leads to a page that is not published (decisions, Routes). An entry that has a list below it
 * stays for the rest of that list.
 * @param dead paths, from `unpublishedPaths`
 */
export function withLiveLinks<Words extends WithMenus>(words: Words, dead: ReadonlySet<string>): Words {
  const isLive = ({ href }: { href: string }) => !dead.has(href.split(/[?#]/, 1)[0] ?? '');
  const ifLive = <Link extends { href: string }>(link: Link | null) => (link && isLive(link) ? link : null);
  const liveEntry = <Entry extends { href: string; links: { href: string }[] }>(entry: Entry): Entry[] => {
    const links = entry.links.filter(isLive);
    const href = isLive(entry) ? entry.href : '';
    const isEmpty = links.length === 0 && href === '' && (entry.links.length > 0 || entry.href !== '');
    return isEmpty ? [] : [{ ...entry, href, links }];
  };
  const { header, sidebar, footer } = words;
  return {
    ...words,
    header: { ...header, menu: header.menu.flatMap(liveEntry), button: ifLive(header.button) },
    sidebar: { ...sidebar, offerings: sidebar.offerings.filter(isLive), button: ifLive(sidebar.button) },
    footer: { ...footer, columns: footer.columns.flatMap(liveEntry), legalLinks: footer.legalLinks.filter(isLive) },
  };
}
