import { type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import { hrefIn } from '@upfield/cms/contract/content/page-languages';
import { contentOfPage, contentOrFail, getGallery, getSuggestion, languageOf, readNextClass } from '~/content.server';
import { StaffSlot } from '~/frame/staff-slot';
import type { PlayerCardsLabels } from '~/labels/en/player-cards';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
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
import { positionTexts, shownCard } from '~/player-cards/shown-card.server';
import { TILE_FIELDS } from '~/player-cards/sticker/sticker-fields';
import { galleryItemList } from '~/player-cards/structured-data';
import { languageOfMeta } from '~/seo/alternates';
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
  if (canonical) throw redirect(hrefIn(canonical, languageOf(request)), MOVED_FOR_GOOD);
  const query = readGalleryQuery(url.searchParams);
  const [intro, start, list] = await Promise.all([
    contentOfPage(request, 'gallery'),
    contentOrFail(getGallery(request, TILE_FIELDS)),
    isList(query) ? listOf(request, query) : null,
  ]);
  const language = languageOf(request);
  const { years } = start;
  const groups = start.groups.map((group) => ({
    ...group,
    cards: group.cards.map((card) => shownCard(card, language)),
  }));
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
    positionTexts: positionTexts(groups, query.sport, language),
  };
  return { intro, choices, content };
}

/** One page of the cards that fit. A page past the last one leads to the last. */
async function listOf(request: Request, query: GalleryQuery) {
  const list = await contentOrFail(readCards(request, query));
  const pages = pageCount(list.total, GALLERY_PAGE_SIZE);
  if (query.page > pages) throw redirect(hrefIn(galleryAddress({ ...query, page: pages }), languageOf(request)));
  const meant = query.q && list.total === 0 ? await contentOrFail(getSuggestion(query.q)) : null;
  return { ...list, meant };
}

export const handle: RouteHandle = { query: GALLERY_PARAMETERS };

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? publicPage();

/** What a list of one sport is called; null for the whole gallery, and for a search. */
function titleOfList(
  { query, groups: [group] }: Pick<GalleryContent, 'query' | 'groups'>,
  labels: PlayerCardsLabels,
): string | null {
  return query.sport && group && !isSearch(query) ? labels.galleryOf(group.heading ?? labels.sportNotAvailable) : null;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { intro, content } = args.data ?? {};
  const labels = playerCardsLabels[languageOfMeta(args)];
  const tags = pageMeta(args, {
    title: (content && titleOfList(content, labels)) ?? labels.galleryTitle,
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
  const labels = useLabels(playerCardsLabels);
  const { galleryTitle } = labels;
  const listTitle = titleOfList(content, labels);
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
