import { folded, isFoundIn, searchText } from '@upfield/cms/contract/folding';
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
