import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteDatabase } from './sqlite';

let folder: string;
let source: Knex;

/** As a running CMS has it: what was written last stands in the write-ahead log alone. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upfield-sqlite-'));
  source = knex({
    client: 'better-sqlite3',
    connection: { filename: join(folder, 'upfield.db') },
    pool: { min: 1, max: 1 },
    useNullAsDefault: true,
  });
  await source.raw('PRAGMA journal_mode = WAL');
  await source.raw('CREATE TABLE cards (name TEXT)');
  await source('cards').insert([{ name: 'Ana' }, { name: 'Luis' }]);
  await source.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  await source.raw('PRAGMA wal_autocheckpoint = 0');
  await source('cards').insert({ name: 'Written last' });
});
afterEach(async () => {
  await source.destroy();
  rmSync(folder, { recursive: true });
});

it('copies what the write-ahead log alone has', async () => {
  const copy = join(folder, 'copy');
  const { tables } = await sqliteDatabase(join(folder, 'upfield.db')).copy(copy);
  expect(tables).toEqual({ cards: 3 });
  expect(readFileSync(copy).includes('Written last')).toBe(true);
});

it('leaves out what was deleted', async () => {
  await source('cards').where({ name: 'Luis' }).delete();
  const copy = join(folder, 'copy');
  await sqliteDatabase(join(folder, 'upfield.db')).copy(copy);
  expect(readFileSync(copy).includes('Luis')).toBe(false);
});
