import type { Core } from '@strapi/strapi';
import { byKey, equalityKey, folded, nameSortKey, searchText } from '../contract/folding';
import { lockRow, rows, updateColumns } from '../database/rows';
import { CARD_UID, type CardRow, SPORT_UID, type SportRow } from './model';

/** Place of a card without a GPA: after all others when the best come first. */
export const NO_GPA = -1;

/** GPA in hundredths. Databases disagree on where an absent value sorts, so it has a value here. */
const gpaOrder = (gpa: number | null) => (gpa === null ? NO_GPA : Math.round(gpa * 100));

/** Sorts after every digit: cards without a sport come after all sports. */
const AFTER_ALL_SPORTS = '~';
const DIGITS_OF_ORDER = 10;

/** What sports are sorted by, by code point: their place, then their name; no two share one. */
const sportSortKey = ({ displayOrder, name, documentId }: Omit<SportRow, 'id'>) =>
  [String(displayOrder).padStart(DIGITS_OF_ORDER, '0'), folded(name), documentId].join('\t');

/** Orders sports as the gallery shows them. */
export const bySportOrder = (one: SportRow, other: SportRow) => byKey(sportSortKey(one), sportSortKey(other));

const SOURCES = ['name', 'lastName', 'sportPosition', 'country', 'intendedMajor', 'gpa'] as const;
const SPORT = ['id', 'documentId', 'name', 'displayOrder'];
const DERIVED = ['searchText', 'sortName', 'galleryOrder', 'countryKey', 'positionKey', 'gpaOrder'] as const;

/** What lists are filtered and sorted by, so that SQLite and PostgreSQL answer alike. */
export function derivedColumns(card: Pick<CardRow, (typeof SOURCES)[number] | 'sport'>) {
  const sortName = nameSortKey(card);
  return {
    searchText: searchText(card.name, card.lastName, card.sportPosition, card.country, card.intendedMajor),
    sortName,
    galleryOrder: `${card.sport ? sportSortKey(card.sport) : AFTER_ALL_SPORTS}\t${sortName}`,
    countryKey: equalityKey(card.country),
    positionKey: card.sportPosition === null ? null : equalityKey(card.sportPosition),
    gpaOrder: gpaOrder(card.gpa),
  } satisfies Pick<CardRow, (typeof DERIVED)[number]>;
}

const STORED = { select: ['id', ...SOURCES, ...DERIVED], populate: { sport: { select: SPORT } } };

const isDue = (card: CardRow): boolean => {
  const due = derivedColumns(card);
  return DERIVED.some((column) => card[column] !== due[column]);
};

/** Brings the derived columns of one card up to date, in the caller's transaction; `updatedAt` stays. */
export async function deriveCard(strapi: Core.Strapi, where: { id: number } | { documentId: string }): Promise<void> {
  const card = await rows<CardRow>(strapi, CARD_UID).findOne({ where, ...STORED });
  if (card && isDue(card)) await updateColumns(strapi, CARD_UID, card.id, derivedColumns(card));
}

/** Ids of the cards whose derived columns are not up to date, in order. */
export async function findDueCards(strapi: Core.Strapi): Promise<number[]> {
  const cards = await rows<CardRow>(strapi, CARD_UID).findMany({ ...STORED, orderBy: { id: 'asc' } });
  return cards.filter(isDue).map(({ id }) => id);
}

/**
 * Updates several cards in the caller's transaction. Each is read again under a lock, because a save may be running.
 */
export async function deriveCards(strapi: Core.Strapi, ids: number[]): Promise<void> {
  for (const id of ids) {
    await lockRow(strapi, CARD_UID, id);
    await deriveCard(strapi, { id });
  }
}

const WRITES = new Set(['create', 'update', 'clone']);

/** Document middleware: every write updates the columns derived from it. A sport's name and place concern all its cards. */
export function registerDerivedColumns(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    const written = await next();
    if (!written || !WRITES.has(action)) return written;
    if (uid === CARD_UID) await deriveCard(strapi, { documentId: (written as CardRow).documentId });
    if (uid === SPORT_UID) await deriveCards(strapi, await findDueCards(strapi));
    return written;
  });
}
