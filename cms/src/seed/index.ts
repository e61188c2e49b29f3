import type { Core } from '@strapi/strapi';
import { importContent, type SeedKind } from './content';
import { importPlayers } from './import-players';
import { importSports } from './import-sports';

const MARKER = { type: 'core', name: 'upfield', key: 'seed' } as const;

/** What a run of the seed made. */
export interface SeedResult {
  cards: number;
  pages: number;
}

/**
 * Loads a site: sports and every page, and for the demo site the invented players as well (decisions, Start, settings,
 * health). Running it again adds what is missing and changes nothing that is there.
 */
export async function seed(strapi: Core.Strapi, kind: SeedKind): Promise<SeedResult> {
  const sports = await importSports(strapi);
  const cards = kind === 'demo' ? await importPlayers(strapi, sports) : 0;
  const result = { cards, pages: await importContent(strapi, kind) };
  await strapi.store(MARKER).set({ value: { at: new Date().toISOString() } });
  return result;
}

/** Whether a database was ever seeded: what staff have deleted since does not come back. */
export const isSeeded = async (strapi: Core.Strapi): Promise<boolean> => (await strapi.store(MARKER).get({})) !== null;
