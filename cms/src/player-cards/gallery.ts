import type { Core, UID } from '@strapi/strapi';
import { type CardListQuery, GALLERY_PAGE_SIZE, type Gallery, NO_SPORT } from '../contract';
import { rows } from '../database/rows';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { bySportOrder } from './derived';
import { viewOf } from './find';
import { listed, selection } from './list';
import { CARD_UID, type CardRow, SPORT_UID, type SportRow } from './model';
import { publicByIndex, publicCards } from './visibility';

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
    };
  };
  return {
    groups: [...sports.sort(bySportOrder), null].map(groupOf),
    years: await graduationYears(strapi, settings),
  };
}

/** Some columns of the public cards, from the index of a list that has them all. */
const publicColumns = (strapi: Core.Strapi, settings: PrivacySettings, columns: (keyof CardRow)[]) =>
  strapi.db
    .queryBuilder(CARD_UID as UID.ContentType)
    .select(columns)
    .where(publicByIndex(settings))
    .getKnexQuery();

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
