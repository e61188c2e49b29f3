import type { MenuItem } from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';

/** Path of an address on our site, the same for both languages, without query, anchor and closing slash; null for an anchor or an outside address. */
function pathOf(href: string): string | null {
  if (!href.startsWith('/')) return null;
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return pathIn(path.length > 1 ? path.replace(/\/+$/, '') : path, 'en');
}

/** Whether a link leads to the page that is open. A link to a place on a page does not: several such links share one page. */
export function isCurrentPage(href: string, pathname: string): boolean {
  return !href.includes('#') && pathOf(href) === pathOf(pathname);
}

/** Whether the page that is open belongs to an entry of the menu: its own page, or one of its dropdown's. */
export function isCurrentEntry(entry: MenuItem, pathname: string): boolean {
  return [entry.href, ...entry.links.map((link) => link.href)].some((href) => pathOf(href) === pathOf(pathname));
}
