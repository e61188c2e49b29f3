import { expect, test } from 'vitest';
import { server } from '../support/server';

/** Value of `PRAGMA synchronous`: the log is synced at each commit (sqlite.org/pragma.html#pragma_synchronous). */
const FULL = 2;

test('what was answered as stored is on the disk: SQLite syncs its log at each commit', async () => {
  const { connection } = (await server()).strapi.db;
  expect(await connection.raw('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await connection.raw('PRAGMA synchronous')).toEqual([{ synchronous: FULL }]);
});
