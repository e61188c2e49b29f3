import type { Core } from '@strapi/strapi';
import { documents, rows } from '../database/rows';
import { SPORT_UID, type SportRow } from '../player-cards/model';
import { DEMO_SPORTS, SPANISH_SPORTS } from './players';

/** Distance between the positions of two sports, so that another one fits between them without changing the rest. */
const ORDER_STEP = 10;

/**
 * Loads the sports; one that is there by its name stays as it is.
 * @returns the id of each by its name
 */
export async function importSports(strapi: Core.Strapi): Promise<Map<string, string>> {
  const known = await rows<SportRow>(strapi, SPORT_UID).findMany({});
  const ids = new Map(known.map(({ name, documentId }) => [name, documentId]));
  for (const [index, name] of DEMO_SPORTS.entries()) {
    if (ids.has(name)) continue;
    const data = { name, spanishName: SPANISH_SPORTS[name], displayOrder: (index + 1) * ORDER_STEP };
    ids.set(name, (await documents<SportRow>(strapi, SPORT_UID).create({ data })).documentId);
  }
  return ids;
}
