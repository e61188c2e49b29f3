import type { Core, UID } from '@strapi/strapi';
import { type CardListQuery, GALLERY_PAGE_SIZE, type Gallery } from '../contract';
import { rows } from '../database/rows';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { bySportOrder } from './derived';
import { viewOf } from './find';
import { listed, selection } from './list';
import { CARD_UID, type CardRow, SPORT_UID, type SportRow } from './model';
import { publicCards } from './visibility';

/** One of the first cards of its sport, and what all public cards together say. */
interface Placed {
  id: number;
  /** Row of its sport; null without one. */
  sport: number | null;
  /** Cards of its sport. */
  total: number | string;
  firstYear: number;
  lastYear: number;
}

/**
 * The gallery as a visitor opens it: the first public cards of every sport, and of those without one.
 * @param fields what a card carries beside its id
 */
export async function readGallery(strapi: Core.Strapi, fields: CardListQuery['fields']): Promise<Gallery> {
  const settings = await privacySettings(strapi);
  const placed = await firstOfEachSport(strapi, settings);
  const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({
    select: ['id', 'documentId', 'name', 'displayOrder'],
  });
  const found = await rows<CardRow>(strapi, CARD_UID).findMany({
    where: { id: { $in: placed.map(({ id }) => id) } },
    ...selection(fields),
  });
  const cards = new Map(found.map((row) => [row.id, listed(row, viewOf(settings, false), fields)]));
  const groupOf = (sport: SportRow | null) => {
    const own = placed.filter((card) => card.sport === (sport?.id ?? null));
    return {
      sport: sport && { id: sport.documentId, name: sport.name },
      total: Number(own[0]?.total ?? 0),
      cards: own.flatMap(({ id }) => cards.get(id) ?? []),
    };
  };
  const [first] = placed;
  return {
    groups: [...sports.sort(bySportOrder), null].map(groupOf),
    years: first ? { first: first.firstYear, last: first.lastYear } : null,
  };
}

/** In the order of the gallery. One query for all sports, however many there are. */
async function firstOfEachSport(strapi: Core.Strapi, settings: PrivacySettings): Promise<Placed[]> {
  const visible = strapi.db
    .queryBuilder(CARD_UID as UID.ContentType)
    .select(['id', 'galleryOrder', 'highSchoolGraduation'])
    .where(publicCards(settings))
    .getKnexQuery();
  const { table, card, sport } = linkToSport(strapi);
  return strapi.db.transaction(({ trx }) => {
    const placed = trx
      .from('visible')
      .leftJoin(table, card, 'visible.id')
      .select({ id: 'visible.id', sport, galleryOrder: 'visible.gallery_order' })
      .rowNumber('place', ['visible.gallery_order', 'visible.id'], sport)
      .select(
        trx.raw('count(*) OVER (PARTITION BY ??) AS ??', [sport, 'total']),
        trx.raw('min(??) OVER () AS ??', ['visible.high_school_graduation', 'firstYear']),
        trx.raw('max(??) OVER () AS ??', ['visible.high_school_graduation', 'lastYear']),
      );
    return trx
      .with('visible', visible)
      .with('placed', placed)
      .from('placed')
      .select('id', 'sport', 'total', 'firstYear', 'lastYear')
      .where('place', '<=', GALLERY_PAGE_SIZE)
      .orderBy(['galleryOrder', 'id']);
  });
}

/** The table behind the relation of cards to sports, and its two columns. */
function linkToSport(strapi: Core.Strapi) {
  const { joinTable } = strapi.db.metadata.get(CARD_UID).attributes.sport as unknown as {
    joinTable: { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } };
  };
  const { name: table, joinColumn, inverseJoinColumn } = joinTable;
  return { table, card: `${table}.${joinColumn.name}`, sport: `${table}.${inverseJoinColumn.name}` };
}
