import type { Core } from '@strapi/strapi';

type ColumnType = 'string' | 'text' | 'integer' | 'biginteger' | 'datetime' | 'json';

/**
 * A custom table that is no content type: it has no admin screens and no generated API, and Strapi's schema sync keeps
 * it.
 */
export interface Table {
  uid: `upfield::${string}`;
  tableName: string;
  attributes: Record<string, { type: ColumnType; column?: { notNullable?: boolean; defaultTo?: number } }>;
  indexes: { name: string; columns: string[]; type?: 'unique' }[];
}

/** Adds tables to the database; call it in `register`, before the schema is synchronised. */
export function addTables(strapi: Core.Strapi, tables: Table[]): void {
  for (const { uid, tableName, attributes, indexes } of tables) {
    strapi.get('models').add({
      uid,
      singularName: tableName,
      tableName,
      attributes: { id: { type: 'increments' }, ...attributes },
      indexes,
    });
  }
}
