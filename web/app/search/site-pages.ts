import { type GlobalContent, PAGE_PATHS, type Sport } from '@upfield/cms/contract';
import { galleryAddress } from '~/player-cards/rules/gallery-address';
import { sportHeading } from '~/player-cards/rules/sport-name';
import type { SearchablePage } from './match-pages';

type Menus = Pick<GlobalContent, 'header' | 'sidebar' | 'footer'>;

/** Staff sign in there; it is nobody's search result. */
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
