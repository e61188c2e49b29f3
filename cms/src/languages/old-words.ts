import type { Core } from '@strapi/strapi';
import { GLOBAL_TYPE } from '../site-content/page-types';
import { GLOBAL_TWINS } from './twin-fields';

type Knex = Core.Strapi['db']['connection'];
type Words = Record<string, string | null>;

/** The Spanish twins of version 2, by the id of the row that had them. */
export interface OldWords {
  /** By the part of Global that they stood in. */
  global: Record<string, Record<string, Words>>;
  privacy: Record<string, { hostingCountry: string | null }>;
  /** By the id of the provider. */
  providers: Record<string, string | null>;
}

const STORED = { type: 'core', name: 'upfield', key: 'spanish-words' } as const;

/** What `keepOldWords` kept; null on tables that have both languages. */
export const oldWords = (strapi: Core.Strapi): Promise<OldWords | null> =>
  strapi.store(STORED).get() as Promise<OldWords | null>;

export const forgetOldWords = (strapi: Core.Strapi) => strapi.store(STORED).delete({});

interface ContentTypes {
  oldContentTypes?: Record<string, { pluginOptions?: { i18n?: { localized?: boolean } } }>;
}

/**
 * Keeps the Spanish twins of an older version while Strapi deletes their columns. Call it in `register`; a start that dies in between finds
 * them at the next.
 */
export function keepOldWords(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(async ({ oldContentTypes }: ContentTypes) => {
    const old = oldContentTypes?.[GLOBAL_TYPE];
    if (!old || old.pluginOptions?.i18n?.localized) return;
    await strapi.store(STORED).set({ value: await readOldWords(strapi.db.connection) });
  });
}

async function readOldWords(knex: Knex): Promise<OldWords> {
  const global: OldWords['global'] = {};
  for (const { part, twin } of GLOBAL_TWINS) {
    for (const { entry, text } of await textsOfParts(knex, part, snakeCase(twin))) {
      global[entry] = { ...global[entry], [part]: { ...global[entry]?.[part], [twin]: text } };
    }
  }
  const countries = await textsOf(knex, 'privacy_pages', 'hosting_country_spanish');
  const purposes = await textsOf(knex, 'components_privacy_providers', 'purpose_spanish');
  return {
    global,
    privacy: Object.fromEntries(countries.map(({ id, text }) => [id, { hostingCountry: text }])),
    providers: Object.fromEntries(purposes.map(({ id, text }) => [id, text])),
  };
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column of a table; nothing where an older version did not have it. */
async function textsOf(knex: Knex, table: string, column: string): Promise<{ id: number; text: string | null }[]> {
  if (!(await knex.schema.hasColumn(table, column))) return [];
  return knex(table).select({ id: 'id', text: column });
}

/** A column of a part of Global, by the entry that has the part. */
async function textsOfParts(
  knex: Knex,
  part: string,
  column: string,
): Promise<{ entry: number; text: string | null }[]> {
  const table = `components_global_${part}s`;
  if (!(await knex.schema.hasColumn(table, column))) return [];
  return knex('globals_cmps')
    .join(table, `${table}.id`, 'globals_cmps.cmp_id')
    .where({ 'globals_cmps.field': part })
    .select({ entry: 'globals_cmps.entity_id', text: `${table}.${column}` });
}
