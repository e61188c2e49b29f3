import type { Core } from '@strapi/strapi';
import { RESTORE_MINUTES } from '../contract';
import { inBatches } from '../database/batches';
import { documents, rows } from '../database/rows';
import { CARD_UID, type CardRow, type Visibility } from './model';

/** Cards deleted before this moment can no longer be restored. */
export const restorableSince = (now = new Date()) => new Date(now.getTime() - RESTORE_MINUTES * 60 * 1000);

const BATCH = 100;

/** Removes deleted cards for good after `RESTORE_MINUTES`; pictures follow by the collection of images. */
export async function purgeDeletedCards(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const expired = {
    where: { visibility: 'deleted' satisfies Visibility, deletedAt: { $lt: restorableSince(now) } },
    select: ['id', 'documentId'],
  };
  for await (const batch of inBatches(rows<CardRow>(strapi, CARD_UID), expired, BATCH)) {
    for (const { documentId } of batch) await documents(strapi, CARD_UID).delete({ documentId });
  }
}
