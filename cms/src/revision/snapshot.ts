import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import { REVISION_HEADER } from '../contract';
import { keyOf, send, sendIfCached, storeAnswer } from './answer-cache';
import { currentRevision } from './revision';

/**
 * Runs reads on one snapshot of the database, so that content, privacy switches and the revision agree during
 * concurrent writes. SQLite's single connection provides that in any transaction, PostgreSQL at this isolation level.
 * Not for use inside another transaction.
 * @param work gets the revision of the snapshot; database reads only
 */
export async function inSnapshot<Result>(
  strapi: Core.Strapi,
  work: (revision: number) => Promise<Result>,
): Promise<Result> {
  return await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    }
    return work(await currentRevision(strapi));
  });
}

let reads = 0;

/**
 * Makes the handler of a content read: its answer comes from one snapshot and names the revision of it. Every GET of the API that
 * answers content is made by this function; `tests/snapshot.test.ts` asks each of them. What visitors get is kept as long as the
 * database has the same revision (docs/decisions/032), so it may depend on public content, the path and `query`, and on nothing else.
 * @param handler reads from the database alone; neither the time nor who asks may matter, unless the request has a token or a preview's signature
 * @param query what of the query the handler reads; nothing without it
 */
export function contentRead(strapi: Core.Strapi, handler: (ctx: Context) => Promise<unknown>, query?: z.ZodType) {
  const read = reads++;

  return async (ctx: Context) => {
    const key = keyOf(ctx, read, query);
    if (key !== null && sendIfCached(ctx, key, await currentRevision(strapi))) return;
    await inSnapshot(strapi, async (revision) => {
      // Another request may have asked the same meanwhile.
      if (key !== null && sendIfCached(ctx, key, revision)) return;
      ctx.set(REVISION_HEADER, String(revision));
      await handler(ctx);
      if (key !== null && ctx.status === 200) send(ctx, storeAnswer(key, ctx, revision));
    });
  };
}
