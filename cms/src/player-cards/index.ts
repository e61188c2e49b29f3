import type { Core } from '@strapi/strapi';
import { sortByCodePoint } from '../database/collation';
import { addTables } from '../database/tables';
import { idempotencyTable } from '../http/idempotency';
import { withRevision } from '../revision/revision';
import { deriveCards, findDueCards, keepDerived } from './derived';
import { registerCardLifecycle } from './lifecycle';

export function registerPlayerCards(strapi: Core.Strapi): void {
  addTables(strapi, [idempotencyTable]);
  registerCardLifecycle(strapi);
  keepDerived(strapi);
}

/**
 * Prepares what lists are sorted and filtered by. Rows that an older version of the site wrote, or somebody past Strapi's
 * documents, get their columns here.
 */
export async function bootstrapPlayerCards(strapi: Core.Strapi): Promise<void> {
  await sortByCodePoint(strapi, 'player_cards', ['sort_name', 'gallery_order']);
  const due = await findDueCards(strapi);
  if (due.length === 0) return;
  await withRevision(strapi, () => deriveCards(strapi, due));
  strapi.log.info(`The search and sort columns of ${due.length} player cards were brought up to date.`);
}
