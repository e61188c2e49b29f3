import type { Core } from '@strapi/strapi';
import { importContent } from './content';
import { importPlayers } from './import-players';

const MARKER = { type: 'core', name: 'upfield', key: 'seed' } as const;

/** What a run of the seed made. */
export interface SeedResult {
  cards: number;
  pages: number;
}

/** Loads the demo site. Running it again adds what is missing and changes nothing that is there. */
export async function seed(strapi: Core.Strapi): Promise<SeedResult> {
  const result = { cards: await importPlayers(strapi), pages: await importContent(strapi) };
  await strapi.store(MARKER).set({ value: { at: new Date().toISOString() } });
  return result;
}

/** Whether a database ever had the demo site: what staff have deleted since does not come back. */
export const isSeeded = async (strapi: Core.Strapi): Promise<boolean> => (await strapi.store(MARKER).get({})) !== null;
