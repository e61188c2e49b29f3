import { PAGE_NAMES, PAGE_PATHS } from '@upfield/cms/contract';
import { getPlayerCards } from '~/content.server';
import { contentOrFail } from '~/content-failure.server';
import { environment } from '~/environment.server';
import { publicPage } from '~/site/cache-policy';
import { sitemap } from '~/site/sitemap';

/** Pages made of the content of another one. */
const FURTHER_PAGES = ['/program-detail', '/privacidad'];

/** Staff sign in there; it is nobody's search result. */
const HIDDEN: readonly string[] = [PAGE_PATHS['sign-in']];

export async function loader() {
  const { cards } = await contentOrFail(getPlayerCards(['updatedAt', 'noindex']));
  const pages = PAGE_NAMES.map((name) => PAGE_PATHS[name]).filter((path) => !HIDDEN.includes(path));
  const players = cards.filter((card) => !card.noindex);
  const entries = [
    ...[...new Set([...pages, ...FURTHER_PAGES])].map((path) => ({ path })),
    ...players.map((card) => ({ path: `/player-cards-detail/${card.id}`, changed: card.updatedAt })),
  ];
  return new Response(sitemap(environment.PUBLIC_URL, entries), {
    headers: { ...publicPage(), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
