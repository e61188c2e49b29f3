import type { Core } from '@strapi/strapi';
import { sortByCodePoint } from '../database/collation';
import { hideDeletedCards } from './deleted-in-admin';
import { deriveAllCards, registerDerivedColumns } from './derived';
import { registerCardLifecycle } from './lifecycle';

/** Registers what every write of cards and sports causes, and what the admin sees of cards; call it in `register`. */
export function registerPlayerCards(strapi: Core.Strapi): void {
  hideDeletedCards(strapi);
  registerCardLifecycle(strapi);
  registerDerivedColumns(strapi);
}

/**
 * Prepares the columns that lists are sorted and filtered by. Rows that were written by an older version
 * or without Strapi's document service get their values here.
 */
export async function bootstrapPlayerCards(strapi: Core.Strapi): Promise<void> {
  await sortByCodePoint(strapi, 'player_cards', [
    'sort_name',
    'gallery_order',
    'sport_order',
    'position_order',
    'visibility',
    'strict_visibility',
  ]);
  await sortByCodePoint(strapi, 'card_words', ['word']);
  const changed = await deriveAllCards(strapi);
  if (changed > 0) strapi.log.info(`The search and sort columns of ${changed} player cards were brought up to date.`);
}
