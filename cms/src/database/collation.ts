import type { Core } from '@strapi/strapi';

/**
 * Has PostgreSQL sort text columns by code point, as SQLite does. PostgreSQL's default is the locale of the
 * database, so the order of lists would depend on the installation. Strapi's schema has no option for it.
 * @param columns names in the database, of type `varchar` or `text`
 */
export async function sortByCodePoint(strapi: Core.Strapi, table: string, columns: string[]): Promise<void> {
  if (strapi.db.dialect.client === 'postgres') await collate(strapi, table, columns, 'C');
}

/** Sorts by code point and knows the case of every letter (postgresql.org/docs/17/collation.html). */
const WITH_CASE = 'pg_c_utf8';

/**
 * The same for columns that are searched without case as well: `C` knows the case of ASCII alone. Before PostgreSQL 17 there
 * is no such order, and the columns keep the locale's.
 */
export async function sortSearchedByCodePoint(strapi: Core.Strapi, table: string, columns: string[]): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const known = await strapi.db.connection('pg_collation').where({ collname: WITH_CASE }).first();
  if (known) await collate(strapi, table, columns, WITH_CASE);
}

async function collate(strapi: Core.Strapi, table: string, columns: string[], collation: string): Promise<void> {
  const database = strapi.db.connection;
  const { rows } = (await database.raw(
    `SELECT column_name AS name, character_maximum_length AS length FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = ? AND column_name = ANY(?)
     AND collation_name IS DISTINCT FROM ?`,
    [table, columns, collation],
  )) as { rows: { name: string; length: number | null }[] };
  for (const { name, length } of rows) {
    const type = length === null ? 'text' : `varchar(${length})`;
    await database.raw(`ALTER TABLE ?? ALTER COLUMN ?? TYPE ${type} COLLATE ??`, [table, name, collation]);
  }
}
