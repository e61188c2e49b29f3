import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';

const fixture = (ending: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, `../fixtures/database-of-c86af69.${ending}.gz`)));

/** Puts the database of the first commit with a demo site into an empty place (`scripts/generate/old-database.ts`). */
export async function putOldDatabase({ DATA_DIR = '', DATABASE_URL }: Record<string, string>): Promise<void> {
  if (DATABASE_URL) return send(DATABASE_URL, fixture('sql').toString());
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(join(DATA_DIR, 'upfield.db'), fixture('db'));
}

async function send(connectionString: string, statements: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statements);
  await client.end();
}
