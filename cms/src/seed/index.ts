import type { Core } from '@strapi/strapi';
import { importContent } from './content';
import { importPlayers } from './import-players';

const MARKER = { type: 'core', name: 'upfield', key: 'seed' } as const;

/** Loads the demo site. Running it again adds what is missing and changes nothing that is there. */
export async function seed(strapi: Core.Strapi): Promise<void> {
  await importContent(strapi);
  await importPlayers(strapi);
  await strapi.store(MARKER).set({ value: { at: new Date().toISOString() } });
}

/** Loads the demo site on the first start of a database; what staff have deleted since does not come back. */
export async function seedOnce(strapi: Core.Strapi): Promise<void> {
  if (await strapi.store(MARKER).get({})) return;
  await seed(strapi);
}
