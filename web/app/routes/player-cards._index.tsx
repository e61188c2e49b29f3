import { type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import { contentOrFail, getGallery, getPage, getPlayerCards, type PlayerCardFilter } from '~/content.server';
import { StaffSlot } from '~/frame/staff-slot';
import { playerCardsLabels } from '~/labels/player-cards';
import { galleryPoster } from '~/player-cards/gallery/gallery-hero';
import type { GalleryContent } from '~/player-cards/gallery/gallery-list';
import { GalleryPage } from '~/player-cards/gallery/gallery-page';
import {
  GALLERY_PARAMETERS,
  type GalleryQuery,
  galleryAddress,
  isList,
  readGalleryQuery,
  redirectToCanonical,
} from '~/player-cards/rules/gallery-address';
import { groupBySport, numberedFrom, pageCount, startGroups, yearsBetween } from '~/player-cards/rules/gallery-groups';
import { TILE_FIELDS } from '~/player-cards/sticker/sticker-fields';
import { galleryItemList } from '~/player-cards/structured-data';
import { pageMeta } from '~/seo/meta';
import { preloadPoster } from '~/seo/preload';
import { PageTrail, StructuredData } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';
import { useSiteData } from '~/site/site-data';

const MOVED_FOR_GOOD = 301;

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const canonical = redirectToCanonical(url);
  if (canonical) throw redirect(canonical, MOVED_FOR_GOOD);
  const query = readGalleryQuery(url.searchParams);
  const [intro, start, list] = await Promise.all([
    contentOrFail(getPage(request, 'gallery')),
    contentOrFail(getGallery(TILE_FIELDS)),
    isList(query) ? listOf(query) : null,
  ]);
  const { groups, years } = start;
  const sports = groups.flatMap(({ sport }) => sport ?? []);
  const content: GalleryContent = {
    query,
    groups: list ? groupBySport(list.cards, sports) : startGroups(groups),
    total: list?.total ?? groups.reduce((sum, { total }) => sum + total, 0),
    numberedFrom: numberedFrom(groups),
  };
  return { intro, sports, years: years ? yearsBetween(years.first, years.last) : [], content };
}

/** One page of the cards that fit. A page past the last one leads to the last. */
async function listOf(query: GalleryQuery) {
  const { page, graduation, ...texts } = query;
  const filter = {
    ...texts,
    graduation: graduation?.toString(),
    page: String(page),
    pageSize: String(GALLERY_PAGE_SIZE),
  };
  const given = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as PlayerCardFilter;
  const list = await contentOrFail(getPlayerCards(TILE_FIELDS, given));
  const pages = pageCount(list.total, GALLERY_PAGE_SIZE);
  if (page > pages) throw redirect(galleryAddress({ ...query, page: pages }));
  return list;
}

export const handle: RouteHandle = { query: GALLERY_PARAMETERS };

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? publicPage();

/** What a list of one sport is called; null for the whole gallery, and for a search. */
function titleOfList({ query, groups: [group] }: Pick<GalleryContent, 'query' | 'groups'>): string | null {
  const labels = playerCardsLabels.en;
  const { sport, ...search } = query;
  return sport && group && !isList(search) ? labels.galleryOf(group.heading ?? labels.sportNotAvailable) : null;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { intro, content } = args.data ?? {};
  const tags = pageMeta(args, {
    title: (content && titleOfList(content)) ?? playerCardsLabels.en.galleryTitle,
    seo: content && isList(content.query) ? null : intro?.seo,
    // A search is an answer to one visitor; the players' own pages are what is worth finding.
    noindex: content && (isList({ ...content.query, sport: undefined }) || content.groups.length === 0),
  });
  return [...tags, ...(intro ? preloadPoster(galleryPoster(intro.hero)) : [])];
};

export default function PlayerCards() {
  const { intro, sports, years, content } = useLoaderData<typeof loader>();
  const { origin } = useSiteData();
  const { galleryTitle } = playerCardsLabels.en;
  const listTitle = titleOfList(content);
  return (
    <>
      <GalleryPage
        intro={intro}
        sports={sports}
        years={years}
        content={content}
        staffActions={<StaffSlot place="gallery" />}
      />
      <PageTrail
        name={listTitle ?? galleryTitle}
        between={listTitle ? [{ name: galleryTitle, path: galleryAddress() }] : []}
      />
      <StructuredData thing={galleryItemList(origin, content.groups)} />
    </>
  );
}
