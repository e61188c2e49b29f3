import type { LoaderFunctionArgs } from '@remix-run/node';
import { type CardAddresses, PAGE_NAMES, PATHS_OF_PAGE, type PageName, SITEMAP_FILE_SIZE } from '@upfield/cms/contract';
import { contentIfPublished, contentOrFail, getCardAddresses, getPage } from '~/content.server';
import { environment } from '~/environment/environment.server';
import { FILE_OF_PAGES, type SitemapEntry, sitemap, sitemapIndex } from '~/seo/sitemap';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

/** The staff sign-in is not for search engines. */
const HIDDEN: PageName = 'sign-in';

export const handle: RouteHandle = { query: ['file'] };

/** One list of all addresses while one file may hold them, else a list of files: first the pages, then players by the thousand. */
export async function loader({ request }: LoaderFunctionArgs) {
  const file = new URL(request.url).searchParams.get('file');
  return new Response(file === null ? await wholeSitemap(request) : await fileOf(request, file), {
    headers: { ...publicPage(), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

async function wholeSitemap(request: Request): Promise<string> {
  const [{ total, cards }, pages] = await Promise.all([contentOrFail(getCardAddresses(1)), publishedPages(request)]);
  if (pages.length + total > SITEMAP_FILE_SIZE) {
    return sitemapIndex(environment.PUBLIC_URL, FILE_OF_PAGES + Math.ceil(total / SITEMAP_FILE_SIZE));
  }
  return sitemap(environment.PUBLIC_URL, [...pages, ...cards.map(entryOf)]);
}

/** @throws Response 404 for a file that does not exist */
async function fileOf(request: Request, file: string): Promise<string> {
  const number = /^[1-9]\d{0,3}$/.test(file) ? Number(file) : 0;
  const entries =
    number > FILE_OF_PAGES
      ? (await contentOrFail(getCardAddresses(number - FILE_OF_PAGES))).cards.map(entryOf)
      : number === FILE_OF_PAGES
        ? await publishedPages(request)
        : [];
  if (entries.length === 0) throw new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return sitemap(environment.PUBLIC_URL, entries);
}

const entryOf = ({ id, updatedAt }: CardAddresses['cards'][number]): SitemapEntry => ({
  path: `/player-cards-detail/${id}`,
  changed: updatedAt,
});

/** The addresses of the pages that are published. */
async function publishedPages(request: Request): Promise<SitemapEntry[]> {
  const names = PAGE_NAMES.filter((name) => name !== HIDDEN);
  const published = await Promise.all(names.map((name) => contentIfPublished<unknown>(getPage(request, name))));
  return names.flatMap((name, index) => (published[index] ? PATHS_OF_PAGE[name].map((path) => ({ path })) : []));
}
