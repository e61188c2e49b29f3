import type { GlobalContent, Sport } from '@upfield/cms/contract';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { folded, isFoundIn, searchText } from '@upfield/cms/contract/folding';
import { nearestWord } from '@upfield/cms/contract/near-words';
import { galleryAddress } from '~/player-cards/rules/gallery-address';
import { sportHeading } from '~/player-cards/rules/sport-name';
import type { PageResult } from './answer';

/** A page that may be found. */
export interface SearchablePage extends PageResult {
  /** Words that find it beside its title, such as a sport's family. */
  also?: string;
}

/** How well a page answers, 0 being best; null when it does not. Every word asked for must begin a word of the page's. */
function rank({ title, also = '' }: SearchablePage, query: string): number | null {
  if (!isFoundIn(searchText(title, also), query)) return null;
  const [own, asked] = [folded(title), folded(query)];
  if (own === asked) return 0;
  return own.startsWith(asked) ? 1 : 2;
}

/**
 * The pages that answer a query, the best first and else in the order given; each address once.
 * @param query as typed: case, accents and apostrophes do not matter, a word is found by its beginning
 */
export function matchPages(pages: readonly SearchablePage[], query: string, limit: number): PageResult[] {
  if (!folded(query)) return [];
  const addresses = new Set<string>();
  return pages
    .flatMap((page) => {
      const place = rank(page, query);
      return place === null ? [] : [{ page, place }];
    })
    .sort((one, other) => one.place - other.place)
    .filter(({ page }) => !addresses.has(page.href) && addresses.add(page.href))
    .slice(0, limit)
    .map(({ page: { title, href, kind } }) => ({ title, href, kind }));
}

/**
 * The words of pages that were probably meant by a query that is not spelt right.
 * @returns null when a word is near to none, or no page has them all
 */
export function meantPages(pages: readonly SearchablePage[], query: string): string | null {
  const known = new Set(pages.flatMap(({ title, also = '' }) => folded(`${title} ${also}`).split(' ')));
  const meant = folded(query)
    .split(' ')
    .map((word) => (known.has(word) ? word : nearestWord(word, known)));
  const text = meant.join(' ');
  return meant.includes(null) || matchPages(pages, text, 1).length === 0 ? null : text;
}

type Menus = Pick<GlobalContent, 'header' | 'sidebar' | 'footer'>;

/** The staff sign-in is not a search result. */
const HIDDEN: string = PAGE_PATHS['sign-in'];

/** The pages and places that the site's menus name, in the order of the menus: header, sidebar, footer, small print. */
export function menuPages({ header, sidebar, footer }: Menus): SearchablePage[] {
  const links = [
    ...header.menu.flatMap((entry) => [entry, ...entry.links]),
    ...sidebar.offerings,
    ...footer.columns.flatMap(({ heading, href, links }) => [{ label: heading, href }, ...links]),
    ...footer.legalLinks,
  ];
  return links
    .filter(({ label, href }) => label && href.startsWith('/') && href !== HIDDEN)
    .map(({ label, href }) => ({ title: label, href, kind: 'page' }));
}

/** The gallery of each sport. */
export function sportPages(sports: readonly Sport[]): SearchablePage[] {
  return sports.map(({ id, name }) => ({
    title: sportHeading(name),
    href: galleryAddress({ sport: id }),
    kind: 'sport',
    also: name,
  }));
}
