import type { Core } from '@strapi/strapi';
import { type CardListQuery, GALLERY_PAGE_SIZE, type Gallery, NO_SPORT } from '../contract';
import { byKey, orderKey } from '../contract/folding';
import { rows } from '../database/rows';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { bySportOrder } from './derived';
import { viewOf } from './find';
import { listed, selection } from './list';
import { CARD_UID, type CardRow, SPORT_COLUMNS, SPORT_UID, type SportRow, sportName } from './model';
import { publicByIndex, publicCards, publicColumns } from './visibility';

/** One of the first cards of its sport. */
interface Placed {
  id: number;
  sportKey: string;
  /** Its place in the list of its sport, from 1. */
  place: number | string;
}

/**
 * The gallery as a visitor opens it: the first public cards of every sport, and of those without one.
 * @param query what a card carries beside its id, and the language of the sports' names
 */
export async function readGallery(
  strapi: Core.Strapi,
  { fields, locale }: Pick<CardListQuery, 'fields' | 'locale'>,
): Promise<Gallery> {
  const settings = await privacySettings(strapi);
  const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({ select: SPORT_COLUMNS });
  const placed = await firstOfEachSport(strapi, settings);
  const spellings = await spellingsOfPositions(strapi, settings);
  const totals = totalOfEachSport(spellings);
  const positions = positionsOfEachSport(spellings);
  const found = await rows<CardRow>(strapi, CARD_UID).findMany({
    where: { $and: [{ id: { $in: placed.map(({ id }) => id) } }, publicCards(settings)] },
    ...selection(fields),
  });
  const cards = new Map(found.map((row) => [row.id, listed(row, viewOf(settings, false, locale), fields)]));
  const groupOf = (sport: SportRow | null) => {
    const key = sport?.documentId ?? NO_SPORT;
    return {
      sport: sport && { id: sport.documentId, name: sportName(sport, locale) },
      total: totals.get(key) ?? 0,
      cards: placed.filter(({ sportKey }) => sportKey === key).flatMap(({ id }) => cards.get(id) ?? []),
      positions: positions.get(key) ?? [],
    };
  };
  return {
    groups: [...sports.sort(bySportOrder), null].map(groupOf),
    years: await graduationYears(strapi, settings),
  };
}

/** In the order of the gallery. One query for all sports, however many there are. */
async function firstOfEachSport(strapi: Core.Strapi, settings: PrivacySettings): Promise<Placed[]> {
  const visible = publicColumns(strapi, settings, ['id', 'sportKey', 'galleryOrder']);
  const placed = await strapi.db.transaction(({ trx }): Promise<Placed[]> => {
    const places = trx
      .from(visible.as('visible'))
      .select({ id: 'id', sportKey: 'sport_key' })
      .rowNumber('place', ['gallery_order', 'id'], 'sport_key');
    return trx.from(places.as('places')).select('id', 'sportKey', 'place').where('place', '<=', GALLERY_PAGE_SIZE);
  });
  return placed.sort((one, other) => Number(one.place) - Number(other.place));
}

/** How many public cards of a sport spell their position so. */
interface Spelling {
  sportKey: string;
  /** Null for cards without a position. */
  positionKey: string | null;
  sportPosition: string | null;
  total: number;
}

/** One reading of all public cards gives what is counted of them. */
async function spellingsOfPositions(strapi: Core.Strapi, settings: PrivacySettings): Promise<Spelling[]> {
  const visible = publicColumns(strapi, settings, ['sportKey', 'positionKey', 'sportPosition']);
  const spellings = await strapi.db.transaction(
    ({ trx }): Promise<(Omit<Spelling, 'total'> & { total: number | string })[]> =>
      trx
        .from(visible.as('visible'))
        .select({ sportKey: 'sport_key', positionKey: 'position_key', sportPosition: 'sport_position' })
        .count({ total: '*' })
        .groupBy('sport_key', 'position_key', 'sport_position'),
  );
  return spellings.map((spelling) => ({ ...spelling, total: Number(spelling.total) }));
}

/** How many public cards there are of each sport, by the sport's key. */
function totalOfEachSport(spellings: readonly Spelling[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { sportKey, total } of spellings) totals.set(sportKey, (totals.get(sportKey) ?? 0) + total);
  return totals;
}

/** The positions of each sport in alphabetical order, each as most of its cards spell it, by the sport's key. */
function positionsOfEachSport(spellings: readonly Spelling[]): Map<string, string[]> {
  const positions = spellings.flatMap(({ positionKey, sportPosition, ...rest }) =>
    positionKey !== null && sportPosition !== null ? { ...rest, positionKey, sportPosition } : [],
  );
  positions.sort((one, other) => other.total - one.total || byKey(one.sportPosition, other.sportPosition));
  const found = new Map<string, Map<string, string>>();
  for (const { sportKey, positionKey, sportPosition } of positions) {
    const ofSport = found.get(sportKey) ?? new Map<string, string>();
    found.set(sportKey, ofSport);
    if (!ofSport.has(positionKey)) ofSport.set(positionKey, sportPosition);
  }
  return new Map([...found].map(([sport, ofSport]) => [sport, alphabetical([...ofSport.values()])]));
}

const alphabetical = (texts: string[]) => texts.sort((one, other) => byKey(orderKey(one), orderKey(other)));

/** The first and the last year of graduation of the public cards; null without any. */
async function graduationYears(strapi: Core.Strapi, settings: PrivacySettings): Promise<Gallery['years']> {
  const end = async (direction: 'asc' | 'desc') => {
    const [card] = await rows<CardRow>(strapi, CARD_UID).findMany({
      select: ['highSchoolGraduation'],
      where: publicByIndex(settings),
      orderBy: { highSchoolGraduation: direction },
      limit: 1,
    });
    return card?.highSchoolGraduation;
  };
  const [first, last] = [await end('asc'), await end('desc')];
  return first === undefined || last === undefined ? null : { first, last };
}
