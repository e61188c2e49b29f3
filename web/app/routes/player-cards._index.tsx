import { type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import { contentOrFail, getGallery, getPage, getSuggestion, readNextClass } from '~/content.server';
import { StaffSlot } from '~/frame/staff-slot';
import { playerCardsLabels } from '~/labels/player-cards';
import { readCards } from '~/player-cards/gallery/gallery-cards.server';
import type { GalleryChoices } from '~/player-cards/gallery/gallery-filter';
import { galleryPoster } from '~/player-cards/gallery/gallery-hero';
import type { GalleryContent } from '~/player-cards/gallery/gallery-list';
import { GalleryPage } from '~/player-cards/gallery/gallery-page';
import {
  GALLERY_PARAMETERS,
  type GalleryQuery,
  galleryAddress,
  isList,
  isSearch,
  readGalleryQuery,
  redirectToCanonical,
} from '~/player-cards/rules/gallery-address';
import { positionChoices } from '~/player-cards/rules/gallery-choices';
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
    meant: list?.meant ?? null,
  };
  const choices: GalleryChoices = {
    sports,
    years: years ? yearsBetween(years.first, years.last) : [],
    nextClass: readNextClass(),
    positions: positionChoices(groups, query.sport, query.position),
  };
  return { intro, choices, content };
}

/** One page of the cards that fit. A page past the last one leads to the last. */
async function listOf(query: GalleryQuery) {
  const list = await contentOrFail(readCards(query));
  const pages = pageCount(list.total, GALLERY_PAGE_SIZE);
  if (query.page > pages) throw redirect(galleryAddress({ ...query, page: pages }));
  const meant = query.q && list.total === 0 ? await contentOrFail(getSuggestion(query.q)) : null;
  return { ...list, meant };
}

export const handle: RouteHandle = { query: GALLERY_PARAMETERS };

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? publicPage();

/** What a list of one sport is called; null for the whole gallery, and for a search. */
function titleOfList({ query, groups: [group] }: Pick<GalleryContent, 'query' | 'groups'>): string | null {
  const labels = playerCardsLabels.en;
  return query.sport && group && !isSearch(query) ? labels.galleryOf(group.heading ?? labels.sportNotAvailable) : null;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { intro, content } = args.data ?? {};
  const tags = pageMeta(args, {
    title: (content && titleOfList(content)) ?? playerCardsLabels.en.galleryTitle,
    seo: content && isList(content.query) ? null : intro?.seo,
    // A search is an answer to one visitor; the players' own pages are what is worth finding.
    noindex: content && (isSearch(content.query) || content.groups.length === 0),
  });
  // The head of a list is folded, and has no film.
  return [...tags, ...(intro && content && !isList(content.query) ? preloadPoster(galleryPoster(intro.hero)) : [])];
};

export default function PlayerCards() {
  const { intro, choices, content } = useLoaderData<typeof loader>();
  const { origin } = useSiteData();
  const { galleryTitle } = playerCardsLabels.en;
  const listTitle = titleOfList(content);
  return (
    <>
      <GalleryPage intro={intro} choices={choices} content={content} staffActions={<StaffSlot place="gallery" />} />
      <PageTrail
        name={listTitle ?? galleryTitle}
        between={listTitle ? [{ name: galleryTitle, path: galleryAddress() }] : []}
      />
      <StructuredData thing={galleryItemList(origin, content.groups)} />
    </>
  );
}
