import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type CardAddresses,
  type GlobalContent,
  LANGUAGES,
  PAGE_NAMES,
  PATHS_OF_PAGE,
  type PageName,
  SITEMAP_FILE_SIZE,
} from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { contentOrFail, getCardAddresses, publishedGlobal } from '~/content.server';
import { environment } from '~/environment/environment.server';
import { alternatesOf } from '~/seo/alternates';
import { FILE_OF_PAGES, type SitemapEntry, sitemap, sitemapIndex } from '~/seo/sitemap';
import { publicPage } from '~/site/cache-policy';
import { isLive } from '~/site/live-link';
import type { RouteHandle } from '~/site/route-handle';

/** The staff sign-in is not for search engines. */
const HIDDEN: PageName = 'sign-in';

export const handle: RouteHandle = { query: ['file'] };

type Site = { global: GlobalContent | null; origin: string };

/** One list of all addresses while one file may hold them, else a list of files: first the pages, then players by the thousand. */
export async function loader({ request }: LoaderFunctionArgs) {
  const file = new URL(request.url).searchParams.get('file');
  const site = { global: await publishedGlobal(request), origin: environment.PUBLIC_URL };
  return new Response(file === null ? await wholeSitemap(site) : await fileOf(site, file), {
    headers: { ...publicPage(), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

async function wholeSitemap(site: Site): Promise<string> {
  const { total, cards } = await contentOrFail(getCardAddresses(1));
  const pages = pagesOf(site);
  if (pages.length + total > SITEMAP_FILE_SIZE) {
    return sitemapIndex(site.origin, FILE_OF_PAGES + Math.ceil(total / SITEMAP_FILE_SIZE));
  }
  return sitemap(site.origin, [...pages, ...playersOf(site, cards)]);
}

/** @throws Response 404 for a file that does not exist */
async function fileOf(site: Site, file: string): Promise<string> {
  const number = /^[1-9]\d{0,3}$/.test(file) ? Number(file) : 0;
  const entries =
    number > FILE_OF_PAGES
      ? playersOf(site, (await contentOrFail(getCardAddresses(number - FILE_OF_PAGES))).cards)
      : number === FILE_OF_PAGES
        ? pagesOf(site)
        : [];
  if (entries.length === 0) throw new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return sitemap(site.origin, entries);
}

const playersOf = (site: Site, cards: CardAddresses['cards']): SitemapEntry[] =>
  cards.flatMap(({ id, updatedAt }) => inLanguages(`/player-cards-detail/${id}`, site, updatedAt));

/** The pages that are published; none before an editor has published what all of them share. */
const pagesOf = (site: Site): SitemapEntry[] =>
  PAGE_NAMES.filter((name) => name !== HIDDEN && site.global)
    .flatMap((name) => [...new Set(PATHS_OF_PAGE[name].flatMap((path) => LANGUAGES.map((one) => pathIn(path, one))))])
    .flatMap((path) => entryOf(path, site));

/** While it is not known which languages are published, the specification's address alone. */
const inLanguages = (path: string, site: Site, changed: string | null): SitemapEntry[] =>
  (site.global ? LANGUAGES.map((language) => pathIn(path, language)) : [path]).flatMap((own) =>
    entryOf(own, site, changed),
  );

/** @returns nothing for a page that is not published in the language of its path */
const entryOf = (path: string, site: Site, changed?: string | null): SitemapEntry[] =>
  isLive(path, site) ? [{ path, changed, alternates: alternatesOf(path, site) }] : [];
