import type { Core } from '@strapi/strapi';

/**
 * Has PostgreSQL sort text columns by code point, as SQLite does. PostgreSQL's default is the locale of the
 * database, so the order of lists would depend on the installation. Strapi's schema has no option for it.
 * @param columns names in the database, of type `varchar` or `text`
 */
export async function sortByCodePoint(strapi: Core.Strapi, table: string, columns: string[]): Promise<void> {
  const database = strapi.db.connection;
  if (strapi.db.dialect.client !== 'postgres') return;
  const { rows } = (await database.raw(
    `SELECT column_name AS name, character_maximum_length AS length FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = ? AND column_name = ANY(?)
     AND collation_name IS DISTINCT FROM 'C'`,
    [table, columns],
  )) as { rows: { name: string; length: number | null }[] };
  for (const { name, length } of rows) {
    const type = length === null ? 'text' : `varchar(${length})`;
    await database.raw(`ALTER TABLE ?? ALTER COLUMN ?? TYPE ${type} COLLATE "C"`, [table, name]);
  }
}
