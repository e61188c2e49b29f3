import { type GlobalContent, PAGE_NAMES, PAGE_PATHS, type PageName } from '@upfield/cms/contract';
import { countryIn } from '@upfield/cms/phone';
import {
  ContentBrokenError,
  ContentNotFoundError,
  getGlobal,
  getPage,
  getPlayerCards,
  getSports,
  getSuggestion,
  languageOf,
} from '~/content.server';
import { environment } from '~/environment/environment.server';
import { isLive } from '~/site/live-link';
import { nothingFound, PLAYER_FIELDS, type SearchAnswer } from './answer';
import { matchPages, meantPages, menuPages, type SearchablePage, sportPages } from './searchable-pages';

const PLAYERS_LISTED = 6;
const PAGES_LISTED = 6;

/**
 * Players and pages that answer a query.
 * @param request of the visitor; with an open preview, drafts are searched
 * @param query from `searchQuery`
 * @throws ContentUnreachableError when the CMS cannot be asked
 */
export async function find(request: Request, query: string): Promise<SearchAnswer> {
  if (!query) return nothingFound(query);
  const [players, pages] = await Promise.all([
    getPlayerCards(request, PLAYER_FIELDS, { q: query, page: '1', pageSize: String(PLAYERS_LISTED) }),
    searchablePages(request),
  ]);
  const found = {
    query,
    players: players.data.cards.map((card) => ({ ...card, country: countryIn(card.country, languageOf(request)) })),
    playerTotal: players.data.total,
    pages: matchPages(pages, query, PAGES_LISTED),
  };
  const isNothing = found.playerTotal + found.pages.length === 0;
  return { ...found, meant: isNothing ? await meantBy(query, pages) : null };
}

/** The search that was probably meant: for players, else for pages. */
async function meantBy(query: string, pages: readonly SearchablePage[]): Promise<string | null> {
  return (await getSuggestion(query)).data ?? meantPages(pages, query);
}

/** The staff sign-in is not a search result. The privacy texts have one title in two languages, so they are found by the footer's links. */
type TitledPage = Exclude<PageName, 'sign-in' | 'privacy'>;
const isTitled = (name: PageName): name is TitledPage => name !== 'sign-in' && name !== 'privacy';

async function searchablePages(request: Request): Promise<SearchablePage[]> {
  const [global, sports] = await Promise.all([menusOf(request), getSports(request)]);
  const named = global ? menuPages(global) : [];
  const pages = [...named, ...(await unnamedPages(request, named)), ...sportPages(sports.data)];
  return pages.filter(({ href }) => isLive(href, { global, origin: environment.PUBLIC_URL }));
}

/** Null before an editor has published them. */
async function menusOf(request: Request): Promise<GlobalContent | null> {
  try {
    return (await getGlobal(request)).data;
  } catch (error) {
    if (error instanceof ContentNotFoundError) return null;
    throw error;
  }
}

/** Pages that no menu names, under the title they give to search engines. Those in a menu need no reading: it says their name. */
async function unnamedPages(request: Request, named: readonly SearchablePage[]): Promise<SearchablePage[]> {
  const paths = new Set(named.map(({ href }) => href));
  const missing = PAGE_NAMES.filter(isTitled).filter((name) => !paths.has(PAGE_PATHS[name]));
  const titles = await Promise.all(missing.map((name) => titleOf(request, name)));
  return missing.flatMap((name, index) => {
    const title = titles[index];
    return title ? [{ title, href: PAGE_PATHS[name], kind: 'page' as const, also: PAGE_PATHS[name] }] : [];
  });
}

/** A page's title without the site's name after the bar; empty for a page that is not published, cannot be shown or has none. */
async function titleOf(request: Request, name: TitledPage): Promise<string> {
  try {
    const { data } = await getPage(request, name);
    return data.seo?.title.replace(/\s*\|[^|]*$/, '') ?? '';
  } catch (error) {
    if (error instanceof ContentNotFoundError || error instanceof ContentBrokenError) return '';
    throw error;
  }
}
