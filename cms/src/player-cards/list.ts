import type { Core } from '@strapi/strapi';
import {
  type CardListQuery,
  GALLERY_PAGE_SIZE,
  type ListedCard,
  type ListField,
  NO_SPORT,
  type PlayerCard,
} from '../contract';
import { equalityKey, type SearchTerm, searchTerms } from '../contract/folding';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import { privacySettings } from '../privacy/settings';
import { FULL_CARD, viewOf } from './find';
import { CARD_UID, type CardRow, type ComputedField } from './model';
import { toPlayerCard, type View } from './to-player-card';
import { EXISTING, publicCards } from './visibility';

type Order = Record<string, unknown>;

const BY_NAME: Order[] = [{ sortName: 'asc' }, { id: 'asc' }];
const BY_SPORT: Order[] = [{ galleryOrder: 'asc' }, { id: 'asc' }];

/** Columns behind sortable fields whose name differs. */
const SORT_COLUMNS: Record<string, string> = { lastName: 'sortName', gpa: 'gpaOrder' };

function orderOf(sort: CardListQuery['sort']): Order[] {
  if (!sort) return BY_SPORT;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const field = sort.replace(/^-/, '');
  return [{ [SORT_COLUMNS[field] ?? field]: direction }, ...BY_NAME];
}

function filtersOf({ sport, q, position, graduation, country, gpaMin }: CardListQuery): object[] {
  return [
    ...(sport ? [sport === NO_SPORT ? { sport: { id: { $null: true } } } : { sport: { documentId: sport } }] : []),
    ...(q ? searchTerms(q).map(matchesTerm) : []),
    ...(position ? [{ positionKey: equalityKey(position) }] : []),
    ...(graduation ? [{ highSchoolGraduation: graduation }] : []),
    ...(country ? [{ countryKey: equalityKey(country) }] : []),
    ...(gpaMin !== null ? [{ gpa: { $gte: gpaMin } }] : []),
  ];
}

/** The cards that contain one spelling of a search term. */
const matchesTerm = (term: SearchTerm) => ({
  $or: term.map((words) => ({ $and: words.map((word) => ({ searchText: { $contains: word } })) })),
});

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
  const where = { $and: [all ? EXISTING : publicCards(settings), ...filtersOf(query)] };
  const paged = query.page !== undefined || query.pageSize !== undefined;
  const size = query.pageSize ?? GALLERY_PAGE_SIZE;
  const page = paged ? { limit: size, offset: ((query.page ?? 1) - 1) * size } : {};
  const cards = rows<CardRow>(strapi, CARD_UID);
  const found = await cards.findMany({ where, orderBy: orderOf(query.sort), ...page, ...selection(query.fields) });
  const view = viewOf(settings, isStaff);
  return {
    cards: found.map((row) => listed(row, view, query.fields)),
    total: paged ? await cards.count({ where }) : found.length,
  };
}

/** A card of a list, from the columns that `selection` read. */
export const listed = (row: CardRow, view: View, fields: CardListQuery['fields']) =>
  cut(toPlayerCard({ ...BLANK, ...row }, view), fields);

/** Columns that a cut list may not have read and `toPlayerCard` computes from; `cut` removes what comes of them. */
const BLANK = { dateOfBirth: null, cardImage: null, bannerImage: null, currentTeam: null };
