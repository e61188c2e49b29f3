import type { Core } from '@strapi/strapi';
import { type CardListQuery, GALLERY_PAGE_SIZE, type Gallery, NO_SPORT } from '../contract';
import { byKey, orderKey } from '../contract/folding';
import { rows } from '../database/rows';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { bySportOrder } from './derived';
import { viewOf } from './find';
import { listed, selection } from './list';
import { CARD_UID, type CardRow, SPORT_UID, type SportRow } from './model';
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
 * @param fields what a card carries beside its id
 */
export async function readGallery(strapi: Core.Strapi, fields: CardListQuery['fields']): Promise<Gallery> {
  const settings = await privacySettings(strapi);
  const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({
    select: ['id', 'documentId', 'name', 'displayOrder'],
  });
  const placed = await firstOfEachSport(strapi, settings);
  const totals = await totalOfEachSport(strapi, settings);
  const positions = await positionsOfEachSport(strapi, settings);
  const found = await rows<CardRow>(strapi, CARD_UID).findMany({
    where: { $and: [{ id: { $in: placed.map(({ id }) => id) } }, publicCards(settings)] },
    ...selection(fields),
  });
  const cards = new Map(found.map((row) => [row.id, listed(row, viewOf(settings, false), fields)]));
  const groupOf = (sport: SportRow | null) => {
    const key = sport?.documentId ?? NO_SPORT;
    return {
      sport: sport && { id: sport.documentId, name: sport.name },
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

/** How many public cards there are of each sport, by the sport's key. */
async function totalOfEachSport(strapi: Core.Strapi, settings: PrivacySettings): Promise<Map<string, number>> {
  const visible = publicColumns(strapi, settings, ['sportKey']);
  const totals: { sportKey: string; total: number | string }[] = await strapi.db.transaction(({ trx }) =>
    trx.from(visible.as('visible')).select({ sportKey: 'sport_key' }).count({ total: '*' }).groupBy('sport_key'),
  );
  return new Map(totals.map(({ sportKey, total }) => [sportKey, Number(total)]));
}

/** A spelling of a position, and how many cards of a sport have it. */
interface Spelling {
  sportKey: string;
  positionKey: string;
  sportPosition: string;
  total: number | string;
}

/** The positions of the public cards of every sport in alphabetical order, each as most of its cards spell it, by the sport's key. */
async function positionsOfEachSport(strapi: Core.Strapi, settings: PrivacySettings): Promise<Map<string, string[]>> {
  const visible = publicColumns(strapi, settings, ['sportKey', 'positionKey', 'sportPosition']);
  const spellings = await strapi.db.transaction(
    ({ trx }): Promise<Spelling[]> =>
      trx
        .from(visible.as('visible'))
        .select({ sportKey: 'sport_key', positionKey: 'position_key', sportPosition: 'sport_position' })
        .count({ total: '*' })
        .whereNotNull('position_key')
        .groupBy('sport_key', 'position_key', 'sport_position'),
  );
  const commonest = spellings.sort(
    (one, other) => Number(other.total) - Number(one.total) || byKey(one.sportPosition, other.sportPosition),
  );
  const found = new Map<string, Map<string, string>>();
  for (const { sportKey, positionKey, sportPosition } of commonest) {
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
