import { beforeAll, expect, test } from 'vitest';
import { call, staffToken } from '../support/api';
import { server } from '../support/server';
import { cardBody } from '../support/test-data';

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const save = async () => call('/player-cards/create', { method: 'POST', token, body: await cardBody() });

/** Limits the SQLite file to the pages it has, which is how a full disk looks to SQLite, and lifts the limit. */
async function limitFile(): Promise<() => Promise<void>> {
  const { connection } = (await server()).strapi.db;
  // What other tests deleted has left free pages, in which hundreds of cards would find room.
  await connection.raw('VACUUM');
  const [{ page_count: pages }] = (await connection.raw('PRAGMA page_count')) as [{ page_count: number }];
  await connection.raw(`PRAGMA max_page_count = ${pages}`);
  return async () => {
    await connection.raw('PRAGMA max_page_count = 4294967294');
  };
}

test('a full disk: a save answers 503 and leaves nothing, reads go on, and saves too when there is room again', async () => {
  const total = async () => Number((await call('/player-cards?page=1')).headers.get('x-total-count'));
  const restore = await limitFile();
  try {
    let answer = await save();
    for (let tries = 0; answer.status === 201 && tries < 200; tries += 1) answer = await save();
    expect([answer.status, answer.body.error.details.key]).toEqual([503, 'database.down']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const before = await total();
    expect((await save()).status).toBe(503);
    expect(await total()).toBe(before);
  } finally {
    await restore();
  }
  expect((await save()).status).toBe(201);
});

test('a commit that SQLite refuses fails, and hinders nobody after it', async () => {
  const { strapi } = await server();
  const { connection } = strapi.db;
  await connection.raw('CREATE TABLE late_checks (sport INTEGER REFERENCES sports (id) DEFERRABLE INITIALLY DEFERRED)');
  try {
    const broken = strapi.db.transaction(async ({ trx }) => trx.raw('INSERT INTO late_checks (sport) VALUES (-1)'));
    await expect(broken).rejects.toThrow('FOREIGN KEY');
    expect((await save()).status).toBe(201);
    expect(await connection.raw('SELECT * FROM late_checks')).toEqual([]);
  } finally {
    await connection.raw('DROP TABLE late_checks');
  }
});
