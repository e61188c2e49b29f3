import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';

/** Commits whose databases are kept: the first one with a demo site, and the last one with one language a page. */
export type OldCommit = 'c86af69' | '1e30a6c';

const fixture = (commit: OldCommit, ending: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, `../fixtures/database-of-${commit}.${ending}.gz`)));

/** Puts the database of an older commit into an empty place (`scripts/generate/old-database.ts`). */
export async function putOldDatabase(
  { DATA_DIR = '', DATABASE_URL }: Record<string, string>,
  commit: OldCommit,
): Promise<void> {
  if (DATABASE_URL) return send(DATABASE_URL, fixture(commit, 'sql').toString());
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(join(DATA_DIR, 'upfield.db'), fixture(commit, 'db'));
}

async function send(connectionString: string, statements: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statements);
  await client.end();
}
