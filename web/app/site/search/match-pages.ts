import type { PageResult } from './answer';

/** A page that may be found. */
export interface SearchablePage extends PageResult {
  /** Words that find it beside its title, such as a sport's family. */
  also?: string;
}

/** Text as it is compared: lower case, without accents, letters and digits alone. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How well a page answers, 0 being best; null when it does not. Every word asked for must begin a word of the page's. */
function rank(page: SearchablePage, query: string): number | null {
  const title = plain(page.title);
  const words = plain(`${page.title} ${page.also ?? ''}`).split(' ');
  const found = query.split(' ').every((asked) => words.some((word) => word.startsWith(asked)));
  if (!found) return null;
  if (title === query) return 0;
  return title.startsWith(query) ? 1 : 2;
}

/**
 * The pages that answer a query, the best first and else in the order given; each address once.
 * @param query as typed: case and accents do not matter, a word is found by its beginning
 */
export function matchPages(pages: readonly SearchablePage[], query: string, limit: number): PageResult[] {
  const asked = plain(query);
  if (!asked) return [];
  const addresses = new Set<string>();
  return pages
    .flatMap((page) => {
      const place = rank(page, asked);
      return place === null ? [] : [{ page, place }];
    })
    .sort((one, other) => one.place - other.place)
    .filter(({ page }) => !addresses.has(page.href) && addresses.add(page.href))
    .slice(0, limit)
    .map(({ page: { title, href, kind } }) => ({ title, href, kind }));
}
