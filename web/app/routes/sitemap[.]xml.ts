import type { LoaderFunctionArgs } from '@remix-run/node';
import { PAGE_NAMES, PATHS_OF_PAGE, type PageName } from '@upfield/cms/contract';
import { contentIfPublished, contentOrFail, getPage, getPlayerCards } from '~/content.server';
import { environment } from '~/environment/environment.server';
import { sitemap } from '~/seo/sitemap';
import { publicPage } from '~/site/cache-policy';

/** The staff sign-in is not for search engines. */
const HIDDEN: PageName = 'sign-in';

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ cards }, pages] = await Promise.all([
    contentOrFail(getPlayerCards(['updatedAt', 'noindex'])),
    publishedPaths(request),
  ]);
  const players = cards.filter((card) => !card.noindex);
  const entries = [
    ...pages.map((path) => ({ path })),
    ...players.map((card) => ({ path: `/player-cards-detail/${card.id}`, changed: card.updatedAt })),
  ];
  return new Response(sitemap(environment.PUBLIC_URL, entries), {
    headers: { ...publicPage(), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

/** The addresses of the pages that are published. */
async function publishedPaths(request: Request): Promise<string[]> {
  const names = PAGE_NAMES.filter((name) => name !== HIDDEN);
  const published = await Promise.all(names.map((name) => contentIfPublished<unknown>(getPage(request, name))));
  return names.flatMap((name, index) => (published[index] ? PATHS_OF_PAGE[name] : []));
}
