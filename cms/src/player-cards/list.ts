import type { Core } from '@strapi/strapi';
import { type CardListQuery, GALLERY_PAGE_SIZE, type ListedCard, type ListField, type PlayerCard } from '../contract';
import { equalityKey, type SearchTerm, searchTerms } from '../contract/folding';
import { positionKey } from '../contract/positions';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import { privacySettings } from '../privacy/settings';
import { classYearOf } from './class-year';
import { figureOrder } from './derived';
import { FULL_CARD, viewOf } from './find';
import { CARD_UID, type CardRow, type ComputedField } from './model';
import { toPlayerCard, type View } from './to-player-card';
import { EXISTING, EXISTING_BY_INDEX, publicByIndex, publicCards } from './visibility';
import { hasWord } from './words';

type Order = Record<string, unknown>;

const BY_ID: Order = { id: 'asc' };
const BY_SPORT: Order[] = [{ galleryOrder: 'asc' }, BY_ID];

/** Columns behind sortable fields whose name differs. */
const SORT_COLUMNS: Record<string, string> = { lastName: 'sortName', gpa: 'gpaOrder', height: 'heightOrder' };

function orderOf(sort: CardListQuery['sort']): Order[] {
  if (!sort) return BY_SPORT;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const field = sort.replace(/^-/, '');
  const first = { [SORT_COLUMNS[field] ?? field]: direction };
  return field === 'lastName' ? [first, BY_ID] : [first, { sortName: 'asc' }, BY_ID];
}

/** Conditions that pick an index, all on columns that were derived for it. */
function filtersOf(
  strapi: Core.Strapi,
  { sport, q, position, graduation, country, film }: CardListQuery,
): Record<string, unknown>[] {
  return [
    ...(sport ? [{ sportKey: sport }] : []),
    ...(q ? searchTerms(q).map((term) => matchesTerm(strapi, term)) : []),
    ...(position ? [{ positionKey: positionKey(position) }] : []),
    ...(graduation ? [{ highSchoolGraduation: graduation }] : []),
    ...(country ? [{ countryKey: equalityKey(country) }] : []),
    ...(film ? [{ hasFilm: true }] : []),
  ];
}

/** Figures of which a list may ask the least, each with its indexed column. */
const FIGURES = [
  { least: 'gpaMin', field: 'gpa', indexed: 'gpaOrder' },
  { least: 'heightMin', field: 'height', indexed: 'heightOrder' },
] as const;

type Figure = (typeof FIGURES)[number]['field'];

/**
 * The least of each figure. It is asked of the indexed column only where the list is in its order or is only counted: SQLite prefers a range
 * of an index to one that has the list's order, and would sort all that is found.
 */
function leastFigures(query: CardListQuery, byIndex: (field: Figure) => boolean): Record<string, unknown>[] {
  return FIGURES.flatMap(({ least, field, indexed }) => {
    const figure = query[least];
    if (figure === null) return [];
    return [byIndex(field) ? { [indexed]: { $gte: figureOrder(figure) } } : { [field]: { $gte: figure } }];
  });
}

/** The cards of the class that a search term names, else those that contain one of its spellings. */
function matchesTerm(strapi: Core.Strapi, term: SearchTerm): Record<string, unknown> {
  const highSchoolGraduation = classYearOf(term);
  if (highSchoolGraduation !== null) return { highSchoolGraduation };
  return { $or: term.map((words) => ({ $and: words.map((word) => hasWord(strapi, word)) })) };
}

/** Columns and relations to read for a list that is cut to some fields. */
export function selection(fields: CardListQuery['fields']) {
  if (!fields) return { populate: FULL_CARD };
  const columns = fields.flatMap((field): string[] =>
    field in SELECT ? SELECT[field as keyof typeof SELECT] : [field],
  );
  return {
    select: ['id', 'documentId', ...columns],
    populate: {
      ...(fields.includes('sport') ? { sport: FULL_CARD.sport } : {}),
      ...(fields.includes('career') ? { career: true } : {}),
    },
  };
}

/** Columns to read for the fields that `toPlayerCard` computes; any other field is the column of its name. */
const SELECT: Record<Extract<ComputedField, 'id' | ListField>, string[]> = {
  id: [],
  sport: [],
  career: ['currentTeam'],
  birthYear: ['dateOfBirth'],
  cardImageUrl: ['cardImage'],
  bannerImageUrl: ['bannerImage'],
};

function cut(card: PlayerCard, fields: CardListQuery['fields']): ListedCard {
  if (!fields) return card;
  const kept = new Set<string>(['id', ...fields]);
  return { ...Object.fromEntries(Object.entries(card).filter(([name]) => kept.has(name))), id: card.id };
}

/**
 * The list of cards: every public one without `page`, else one page of them.
 * @param isStaff whether the reader is signed in, which `visibility=all` asks for
 * @returns the cards as the API gives them, and how many there are on all pages
 * @throws HttpError 401 for `visibility=all` from a visitor
 */
export async function listCards(strapi: Core.Strapi, query: CardListQuery, isStaff: boolean) {
  const all = query.visibility === 'all';
  if (all && !isStaff) throw new HttpError(401, { key: 'auth.required' });
  const settings = await privacySettings(strapi);
  const filters = filtersOf(strapi, query);
  const readers = all ? EXISTING_BY_INDEX : publicByIndex(settings);
  const sorted = leastFigures(query, (field) => query.sort?.replace(/^-/, '') === field);
  const paged = query.page !== undefined || query.pageSize !== undefined;
  const size = query.pageSize ?? GALLERY_PAGE_SIZE;
  const page = paged ? { limit: size, offset: ((query.page ?? 1) - 1) * size } : {};
  const cards = rows<CardRow>(strapi, CARD_UID);
  const found = await cards.findMany({
    where: { $and: [readers, ...filters, ...sorted, all ? EXISTING : publicCards(settings)] },
    orderBy: orderOf(query.sort),
    ...page,
    ...selection(query.fields),
  });
  const view = viewOf(settings, isStaff, query.locale);
  return {
    cards: found.map((row) => listed(row, view, query.fields)),
    total: paged
      ? await cards.count({
          where: { $and: [readers, ...filters, ...leastFigures(query, () => filters.length === 0)] },
        })
      : found.length,
  };
}

/** A card of a list, from the columns that `selection` read. */
export const listed = (row: CardRow, view: View, fields: CardListQuery['fields']) =>
  cut(toPlayerCard({ ...BLANK, ...row }, view), fields);

/** Columns that a cut list may not have read and `toPlayerCard` computes from; `cut` removes what comes of them. */
const BLANK = { dateOfBirth: null, cardImage: null, bannerImage: null, currentTeam: null };
