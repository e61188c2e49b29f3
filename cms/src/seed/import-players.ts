import type { Core } from '@strapi/strapi';

/** Imports the demo players. */
export async function importPlayers(_strapi: Core.Strapi): Promise<void> {}
