import { type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { GALLERY_PAGE_SIZE, type Sport } from '@upfield/cms/contract';
import { contentOrFail, getPage, getPlayerCards, getSports, type PlayerCardFilter } from '~/content.server';
import { StaffSlot } from '~/frame/staff-slot';
import { playerCardsLabels } from '~/labels/player-cards';
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
import { groupBySport, groupIds, numberedFrom, pageCount, yearsBetween } from '~/player-cards/rules/gallery-groups';
import { TILE_FIELDS } from '~/player-cards/sticker/sticker-fields';
import { galleryItemList } from '~/player-cards/structured-data';
import { pageMeta } from '~/seo/meta';
import { PageTrail, StructuredData } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';
import { useSiteData } from '~/site/site-data';

const MOVED_FOR_GOOD = 301;

const cardsOf = (filter: PlayerCardFilter) => contentOrFail(getPlayerCards(TILE_FIELDS, filter));

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const canonical = redirectToCanonical(url);
  if (canonical) throw redirect(canonical, MOVED_FOR_GOOD);
  const query = readGalleryQuery(url.searchParams);
  const [intro, sports, years] = await Promise.all([
    contentOrFail(getPage(request, 'gallery')),
    contentOrFail(getSports()),
    graduationYears(),
  ]);
  const content = isList(query) ? await listOf(query, sports) : await firstOfEachSport(query, sports);
  return { intro, sports, years, content };
}

/** The first cards of every sport, and of those without one. */
async function firstOfEachSport(query: GalleryQuery, sports: Sport[]): Promise<GalleryContent> {
  const ids = groupIds(sports);
  const pages = await Promise.all(
    ids.map((sport) => cardsOf({ sport, page: '1', pageSize: String(GALLERY_PAGE_SIZE) })),
  );
  const totals = Object.fromEntries(ids.map((id, index) => [id, pages[index]?.total ?? 0]));
  const groups = groupBySport(
    pages.flatMap(({ cards }) => cards),
    sports,
    totals,
  );
  const total = Object.values(totals).reduce((sum, one) => sum + one, 0);
  return { query, groups, total, numberedFrom: numberedFrom(sports, totals) };
}

/** One page of the cards that fit. A page past the last one leads to the last. */
async function listOf(query: GalleryQuery, sports: Sport[]): Promise<GalleryContent> {
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
  const [{ cards, total }, totals] = await Promise.all([cardsOf(given), totalsBefore(query.sport, sports)]);
  const pages = pageCount(total, GALLERY_PAGE_SIZE);
  if (page > pages) throw redirect(galleryAddress({ ...query, page: pages }));
  return { query, groups: groupBySport(cards, sports), total, numberedFrom: numberedFrom(sports, totals) };
}

/** The number of cards in the album before each sport. */
async function totalsBefore(sport: string | undefined, sports: Sport[]): Promise<Record<string, number>> {
  const ids = groupIds(sports);
  const before = ids.slice(0, Math.max(0, ids.indexOf(sport ?? '')));
  const counts = await Promise.all(
    before.map(async (id) => {
      const { total } = await contentOrFail(getPlayerCards([], { sport: id, page: '1', pageSize: '1' }));
      return [id, total] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** The class years to choose from: the first that has a card to the last. */
async function graduationYears(): Promise<number[]> {
  const ends = (['highSchoolGraduation', '-highSchoolGraduation'] as const).map((sort) =>
    contentOrFail(getPlayerCards(['highSchoolGraduation'], { sort, page: '1', pageSize: '1' })),
  );
  const [first, last] = (await Promise.all(ends)).map(({ cards }) => cards[0]?.highSchoolGraduation);
  return first && last ? yearsBetween(first, last) : [];
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
  return pageMeta(args, {
    title: (content && titleOfList(content)) ?? playerCardsLabels.en.galleryTitle,
    seo: content && isList(content.query) ? null : intro?.seo,
    // A search is an answer to one visitor; the players' own pages are what is worth finding.
    noindex: content && (isList({ ...content.query, sport: undefined }) || content.groups.length === 0),
  });
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
