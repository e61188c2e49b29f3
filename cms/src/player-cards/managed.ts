import type { Core } from '@strapi/strapi';
import {
  CARD_PARTS,
  type Language,
  MANAGED_PAGE_SIZE,
  type ManagedCards,
  type ManagedCardsQuery,
  type ManagedColumn,
  type StaffPlayerCard,
  staleBefore,
} from '../contract';
import { type SearchTerm, searchTerms } from '../contract/folding';
import { rows } from '../database/rows';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { classYearOf } from './class-year';
import { bySportOrder } from './derived';
import { FULL_CARD, viewOf } from './find';
import { CARD_UID, type CardRow, SPORT_COLUMNS, SPORT_UID, type SportRow, sportName, type Visibility } from './model';
import { restorableSince } from './purge';
import { toPlayerCard, type View } from './to-player-card';
import { EXISTING, EXISTING_BY_INDEX } from './visibility';

type Where = Record<string, unknown>;

/** The column that says who sees a card, by what the site asks for. */
const visibilityColumn = ({ requireConsent }: PrivacySettings) => (requireConsent ? 'strictVisibility' : 'visibility');

/** What a column of the staff's table is sorted by, before the name. */
const SORT_COLUMNS: Record<ManagedColumn, (settings: PrivacySettings) => string[]> = {
  player: () => [],
  sport: () => ['sportOrder', 'positionOrder'],
  class: () => ['highSchoolGraduation'],
  complete: () => ['filledParts'],
  public: (settings) => [visibilityColumn(settings)],
  consent: () => ['consentedOn'],
  updated: () => ['updatedAt'],
};

function orderOf(sort: ManagedCardsQuery['sort'], settings: PrivacySettings): Where[] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace(/^-/, '') as ManagedColumn;
  const first = SORT_COLUMNS[column](settings).map((name) => ({ [name]: direction }));
  return [...first, { sortName: column === 'player' ? direction : 'asc' }, { id: 'asc' }];
}

/** Columns that the search looks into; a sport's name stands in its own, because it changes for all cards of the sport at once. */
const SEARCHED = ['staffText', 'sportOrder'] as const;

const containsWord = (word: string): Where => ({
  $or: SEARCHED.map((column) => ({ [column]: { $contains: word.trim() } })),
});

/** The cards that contain one spelling of a search term, within their words too, and those of the class that it names. */
function containsTerm(term: SearchTerm): Where {
  const highSchoolGraduation = classYearOf(term);
  return {
    $or: [
      ...term.map((words) => ({ $and: words.map(containsWord) })),
      ...(highSchoolGraduation === null ? [] : [{ highSchoolGraduation }]),
    ],
  };
}

/** Cards that were deleted and can be restored, by an index first. */
const restorable = (): Where => ({
  visibility: 'deleted' satisfies Visibility,
  deletedAt: { $gte: restorableSince() },
});

const LACKS_CONSENT = { consentedOn: '' };
const isStale = (): Where => ({ updatedAt: { $lt: staleBefore() } });

const filtersOf = (query: ManagedCardsQuery, settings: PrivacySettings): Where[] => [
  ...(query.q ? searchTerms(query.q).map(containsTerm) : []),
  ...(query.sport ? [{ sportKey: query.sport }] : []),
  ...(query.graduation ? [{ highSchoolGraduation: query.graduation }] : []),
  ...(query.visibility && query.visibility !== 'deleted'
    ? [{ [visibilityColumn(settings)]: { [query.visibility === 'public' ? '$eq' : '$ne']: 'shown' } }]
    : []),
  ...(query.progress ? [{ filledParts: { [query.progress === 'complete' ? '$eq' : '$lt']: CARD_PARTS.length } }] : []),
  ...(query.lacksConsent ? [LACKS_CONSENT] : []),
  ...(query.stale ? [isStale()] : []),
];

/**
 * One page of the staff's list, filtered and sorted: every card but deleted ones, or those of them that can be restored.
 * @returns the cards as staff read them, how many there are on all pages, and what there is to filter by
 */
export async function listManagedCards(
  strapi: Core.Strapi,
  query: ManagedCardsQuery,
): Promise<ManagedCards & { total: number }> {
  const settings = await privacySettings(strapi);
  const isDeleted = query.visibility === 'deleted';
  const where = { $and: [isDeleted ? restorable() : EXISTING_BY_INDEX, ...filtersOf(query, settings)] };
  const cards = rows<CardRow>(strapi, CARD_UID);
  const limit = query.pageSize ?? MANAGED_PAGE_SIZE;
  // Ids first, which an index has: a card is wide, and the database would sort and skip whole ones.
  const page = await cards.findMany({
    where,
    select: ['id'],
    orderBy: orderOf(query.sort, settings),
    limit,
    offset: ((query.page ?? 1) - 1) * limit,
  });
  return {
    cards: await cardsOf(
      strapi,
      page.map(({ id }) => id),
      isDeleted ? restorable() : EXISTING,
      viewOf(settings, true, query.locale),
    ),
    total: await cards.count({ where }),
    all: await overview(strapi, query.locale),
  };
}

/** The cards of these rows as staff read them, in the same order. */
async function cardsOf(strapi: Core.Strapi, ids: number[], where: Where, view: View): Promise<StaffPlayerCard[]> {
  if (ids.length === 0) return [];
  const found = await rows<CardRow>(strapi, CARD_UID).findMany({
    where: { ...where, id: { $in: ids } },
    populate: FULL_CARD,
  });
  const cards = new Map(found.map((row) => [row.id, toPlayerCard(row, view) as StaffPlayerCard]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** What all cards together say. */
async function overview(strapi: Core.Strapi, language: Language): Promise<ManagedCards['all']> {
  const count = (...filters: Where[]) =>
    rows<CardRow>(strapi, CARD_UID).count({ where: { $and: [EXISTING_BY_INDEX, ...filters] } });
  return {
    count: await count(),
    lackingConsent: await count(LACKS_CONSENT),
    stale: await count(isStale()),
    deleted: await rows<CardRow>(strapi, CARD_UID).count({ where: restorable() }),
    sports: await sportsOf(strapi, await valuesIn<string>(strapi, 'sport_key'), language),
    years: (await valuesIn<number>(strapi, 'high_school_graduation')).sort((one, other) => one - other),
  };
}

async function sportsOf(
  strapi: Core.Strapi,
  ids: string[],
  language: Language,
): Promise<ManagedCards['all']['sports']> {
  const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({
    where: { documentId: { $in: ids } },
    select: SPORT_COLUMNS,
  });
  return sports.sort(bySportOrder).map((sport) => ({ _id: sport.documentId, name: sportName(sport, language) }));
}

/** The values that cards have in a column. */
const valuesIn = <Value>(strapi: Core.Strapi, column: string): Promise<Value[]> =>
  strapi.db.transaction(({ trx }) =>
    trx('player_cards').whereNot('visibility', 'deleted').groupBy(column).pluck(column),
  );
