import type { Core } from '@strapi/strapi';

/**
 * The version of the tables that this code knows. It goes up with every change of them: Strapi deletes the columns that its schemas do not
 * have, so older code on newer tables would lose what stands in them (docs/operations.md, A new version).
 */
export const DATABASE_VERSION = 3;

const STORED = { type: 'core', name: 'upfield', key: 'database-version' } as const;

/** Finds the version in Strapi's own settings, before Strapi has a connection; it is stored as JSON. */
export const STORED_VERSION =
  "SELECT value FROM strapi_core_store_settings WHERE key = 'core_upfield_database-version'";

/** Asks for the table of `STORED_VERSION`, which an empty database does not have. */
export const HAS_SETTINGS = {
  sqlite: "SELECT name FROM sqlite_schema WHERE name = 'strapi_core_store_settings'",
  postgres: "SELECT 1 WHERE to_regclass('strapi_core_store_settings') IS NOT NULL",
};

/**
 * Keeps older code away from newer tables.
 * @param stored what a row of `STORED_VERSION` has; undefined without one
 * @throws Error that says what to do
 */
export function refuseNewerTables(stored: string | undefined): void {
  const version = Number(stored ?? 0);
  if (version <= DATABASE_VERSION) return;
  throw new Error(
    `These tables belong to a newer version of Upfield (${version}; this one has ${DATABASE_VERSION}), and this one would delete columns of them. ` +
      'Start the newer version, or restore a backup from before it in an empty place (docs/operations.md, A new version).',
  );
}

/** Stores the version once the tables are brought up to date. */
export async function storeDatabaseVersion(strapi: Core.Strapi): Promise<void> {
  await strapi.store(STORED).set({ value: DATABASE_VERSION });
}
