import type { Core } from '@strapi/strapi';
import { sortByCodePoint } from '../database/collation';
import { withRevision } from '../revision/revision';
import { deriveCards, findDueCards, registerDerivedColumns } from './derived';
import { registerCardLifecycle } from './lifecycle';

export function registerPlayerCards(strapi: Core.Strapi): void {
  registerCardLifecycle(strapi);
  registerDerivedColumns(strapi);
}

/**
 * Prepares the columns that lists are sorted and filtered by. Rows that were written by an older version
 * or without Strapi's document service get their values here.
 */
export async function bootstrapPlayerCards(strapi: Core.Strapi): Promise<void> {
  await sortByCodePoint(strapi, 'player_cards', ['sort_name', 'gallery_order']);
  const due = await findDueCards(strapi);
  if (due.length === 0) return;
  await withRevision(strapi, () => deriveCards(strapi, due));
  strapi.log.info(`The search and sort columns of ${due.length} player cards were brought up to date.`);
}
