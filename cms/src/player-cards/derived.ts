import type { Core } from '@strapi/strapi';
import { CARD_PARTS, type CardPart, LANGUAGES, missingParts, NO_SPORT } from '../contract';
import { byKey, equalityKey, folded, nameSortKey, orderKey, searchText } from '../contract/folding';
import { positionKey, positionNames } from '../contract/positions';
import { inBatches } from '../database/batches';
import { lockRow, rows, updateColumns } from '../database/rows';
import { countryIn } from '../phone';
import { withRevision } from '../revision/revision';
import {
  CARD_UID,
  CAREER_UID,
  type CardRow,
  type InternalColumns,
  SPORT_COLUMNS,
  SPORT_UID,
  type SportRow,
} from './model';
import { storeWords } from './words';

/** Place of a card without a figure, such as its GPA: after all others when the highest come first. */
export const NO_FIGURE = -1;

/** A figure in hundredths. Databases disagree on where an absent value sorts, so it has a value here. */
export const figureOrder = (figure: number | null) => (figure === null ? NO_FIGURE : Math.round(figure * 100));

/** Sorts after every digit: cards without a sport come after all sports. */
const AFTER_ALL_SPORTS = '~';
const DIGITS_OF_ORDER = 10;
/** Between the parts of a key: it sorts before all that a part may hold. */
const NEXT = '\t';

/** What sports are sorted by, by code point: their place, then their name; no two share one. */
const sportSortKey = ({ displayOrder, name, documentId }: Omit<SportRow, 'id' | 'spanishName'>) =>
  [String(displayOrder).padStart(DIGITS_OF_ORDER, '0'), folded(name), documentId].join(NEXT);

/** Orders sports as the gallery shows them. */
export const bySportOrder = (one: SportRow, other: SportRow) => byKey(sportSortKey(one), sportSortKey(other));

type Derived = Omit<InternalColumns, 'deletedAt'>;

/** Of a card: its columns, its sport, and the teams of its career. */
export type DerivedFrom = Omit<CardRow, keyof Derived | 'id' | 'documentId' | 'updatedAt' | 'career'> & {
  career?: readonly { team: string }[];
};

/** What lists are filtered and sorted by, so that SQLite and PostgreSQL answer alike, each from an index. */
export function derivedColumns(card: DerivedFrom): Derived {
  const { name, lastName, sport, sportPosition, country, career = [] } = card;
  const sortName = nameSortKey(card);
  const visibility = visibilityOf(card);
  const consentedOn = (card.consentGuardian && card.consentDate) || '';
  const visitorsSearch = [
    ...[name, lastName, sportPosition, country, card.intendedMajor],
    ...positionNames(sportPosition),
    ...LANGUAGES.map((language) => countryIn(country, language)),
  ];
  const teams = career.length > 0 ? career.map(({ team }) => team) : [card.currentTeam];
  return {
    visibility,
    strictVisibility: visibility === 'shown' && !consentedOn ? 'no-consent' : visibility,
    consentedOn,
    sportKey: sport?.documentId ?? NO_SPORT,
    countryKey: equalityKey(country),
    positionKey: sportPosition === null ? null : positionKey(sportPosition),
    searchText: searchText(...visitorsSearch),
    staffText: searchText(...visitorsSearch, ...teams),
    sortName,
    galleryOrder: `${sport ? sportSortKey(sport) : AFTER_ALL_SPORTS}${NEXT}${sortName}`,
    sportOrder: orderKey(sport?.name ?? ''),
    positionOrder: orderKey(sportPosition ?? ''),
    gpaOrder: figureOrder(card.gpa),
    heightOrder: figureOrder(card.height),
    hasFilm: Boolean(card.highlightsLink),
    filledParts: CARD_PARTS.length - missingParts(partsOf(card)).length,
  };
}

/** The card's parts by their names in the API. */
const partsOf = (card: DerivedFrom): Record<CardPart, unknown> => ({
  ...card,
  sport: card.sport,
  cardImageUrl: card.cardImage,
  bannerImageUrl: card.bannerImage,
});

function visibilityOf({ deletedAt, enabled, active, listed }: DerivedFrom): Derived['visibility'] {
  if (deletedAt) return 'deleted';
  if (!enabled || !active) return 'off';
  return listed ? 'shown' : 'hidden';
}

const SPORT = { select: SPORT_COLUMNS };
const SOURCES = { populate: { sport: SPORT, career: { select: ['id', 'team'] } } };

const isDue = (card: CardRow): boolean =>
  Object.entries(derivedColumns(card)).some(([column, value]) => card[column as keyof Derived] !== value);

/** Brings what is derived from one card up to date, in the caller's transaction; `updatedAt` stays. */
async function deriveCard(strapi: Core.Strapi, where: { id: number } | { documentId: string }): Promise<void> {
  const card = await rows<CardRow>(strapi, CARD_UID).findOne({ where, ...SOURCES });
  if (!card || !isDue(card)) return;
  const due = derivedColumns(card);
  await updateColumns(strapi, CARD_UID, card.id, { ...due });
  await storeWords(strapi, card.id, due.searchText);
}

/** Each card is read again under a lock, because a save may be running. */
async function deriveCards(strapi: Core.Strapi, ids: number[]): Promise<void> {
  for (const id of ids) {
    await lockRow(strapi, CARD_UID, id);
    await deriveCard(strapi, { id });
  }
}

/** Cards that are read at a time. */
const BATCH = 500;

/**
 * Brings all cards up to date: rows that were written by an older version or without Strapi's document service. One
 * transaction a batch, so that other processes can write during a start with many cards.
 * @returns how many were not
 */
export async function deriveAllCards(strapi: Core.Strapi): Promise<number> {
  let changed = 0;
  for await (const batch of inBatches(rows<CardRow>(strapi, CARD_UID), SOURCES, BATCH)) {
    const due = batch.filter(isDue).map(({ id }) => id);
    if (due.length > 0) await withRevision(strapi, () => deriveCards(strapi, due));
    changed += due.length;
  }
  return changed;
}

/** A sport's name and place stand in the keys of its cards, however many: one statement writes them. */
async function deriveCardsOfSport(strapi: Core.Strapi, documentId: string): Promise<void> {
  const sport = await rows<SportRow>(strapi, SPORT_UID).findOne({ where: { documentId }, ...SPORT });
  if (!sport) return;
  await strapi.db.transaction(async ({ trx }) => {
    await trx('player_cards')
      .where({ sport_key: documentId })
      .update({
        gallery_order: trx.raw('? || sort_name', [sportSortKey(sport) + NEXT]),
        sport_order: orderKey(sport.name),
      });
  });
  await deriveCards(strapi, await movedCards(strapi, documentId));
}

/** Ids of the cards that came to a sport, or left it, by a write of the sport itself. */
async function movedCards(strapi: Core.Strapi, sport: string): Promise<number[]> {
  const moved = await rows<CardRow>(strapi, CARD_UID).findMany({
    where: {
      $or: [
        { sportKey: { $ne: sport }, sport: { documentId: sport } },
        { sportKey: sport, sport: { documentId: { $ne: sport } } },
        { sportKey: sport, sport: { id: { $null: true } } },
      ],
    },
    select: ['id'],
    orderBy: { id: 'asc' },
  });
  return moved.map(({ id }) => id);
}

/** The card that a career entry belongs to. */
async function cardOfCareer(strapi: Core.Strapi, documentId: string | undefined): Promise<number[]> {
  if (!documentId) return [];
  const entry = await rows<{ playerCard: { id: number } | null }>(strapi, CAREER_UID).findOne({
    where: { documentId },
    populate: { playerCard: { select: ['id'] } },
  });
  return entry?.playerCard ? [entry.playerCard.id] : [];
}

const WRITES = new Set(['create', 'update', 'clone', 'delete']);

/** Document middleware: every write updates what is derived from it. A sport's name and place concern all its cards. */
export function registerDerivedColumns(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context as { uid: string; action: string };
    if (!WRITES.has(action)) return next();
    const { documentId } = context.params as { documentId?: string };
    const cardsBefore = uid === CAREER_UID ? await cardOfCareer(strapi, documentId) : [];
    const written = await next();
    const row = action === 'delete' ? null : (written as { documentId: string } | null);
    if (uid === CAREER_UID) {
      const cards = new Set([...cardsBefore, ...(await cardOfCareer(strapi, row?.documentId))]);
      for (const id of cards) await deriveCard(strapi, { id });
    }
    if (uid === CARD_UID && row) await deriveCard(strapi, { documentId: row.documentId });
    if (uid === SPORT_UID && row) await deriveCardsOfSport(strapi, row.documentId);
    return written;
  });
}
