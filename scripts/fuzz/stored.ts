import { join } from 'node:path';
import Database from 'better-sqlite3';

/** What people have written, and what belongs to it; counters, sessions and spent captchas may come with a refusal. */
const TABLES = [
  'player_cards',
  'player_cards_sport_lnk',
  'player_card_careers',
  'player_card_careers_player_card_lnk',
  'card_images',
  'leads',
  'mail_jobs',
  'newsletter_subscribers',
  'sports',
  'up_users',
  'admin_users',
  'files',
] as const;

export type Stored = Record<(typeof TABLES)[number], number>;

/** Counts the rows of the site's SQLite database, beside the API: half a record may be in no answer. */
export function rowCounter(dataDir: string): { count: () => Stored; close: () => void } {
  const database = new Database(join(dataDir, 'upfield.db'), { readonly: true });
  const queries = TABLES.map((table) => [table, database.prepare(`SELECT count(*) FROM ${table}`).pluck()] as const);
  return {
    count: () => Object.fromEntries(queries.map(([table, query]) => [table, query.get()])) as Stored,
    close: () => database.close(),
  };
}

/** Tables that have more rows than before; jobs in the background only take rows away. */
export const grownTables = (before: Stored, after: Stored): string[] =>
  TABLES.filter((table) => after[table] > before[table]);
