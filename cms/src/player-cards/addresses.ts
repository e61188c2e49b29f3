import type { Core } from '@strapi/strapi';
import { type CardAddresses, SITEMAP_FILE_SIZE } from '../contract';
import { rows } from '../database/rows';
import { privacySettings } from '../privacy/settings';
import { CARD_UID, type CardRow } from './model';
import { publicByIndex, publicCards } from './visibility';

/** The public cards that search engines may find, in the order of the gallery; for anyone the same, signed in or not. */
export async function listAddresses(strapi: Core.Strapi, page: number): Promise<CardAddresses> {
  const settings = await privacySettings(strapi);
  const indexed = [publicByIndex(settings), { noindex: false }];
  const cards = rows<CardRow>(strapi, CARD_UID);
  const found = await cards.findMany({
    where: { $and: [...indexed, publicCards(settings)] },
    select: ['id', 'documentId', 'updatedAt'],
    orderBy: [{ galleryOrder: 'asc' }, { id: 'asc' }],
    limit: SITEMAP_FILE_SIZE,
    offset: (page - 1) * SITEMAP_FILE_SIZE,
  });
  return {
    total: await cards.count({ where: { $and: indexed } }),
    cards: found.map(({ documentId, updatedAt }) => ({ id: documentId, updatedAt })),
  };
}
