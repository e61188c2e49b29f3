import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { REVISION_HEADER } from '../contract';
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

/**
 * Makes the handler of a content read: its answer comes from one snapshot and names the revision of it. Every GET of the API that
 * answers content is made by this function; `tests/snapshot.test.ts` asks each of them.
 */
export const contentRead = (strapi: Core.Strapi, handler: (ctx: Context) => Promise<unknown>) => (ctx: Context) =>
  inSnapshot(strapi, async (revision) => {
    ctx.set(REVISION_HEADER, String(revision));
    await handler(ctx);
  });
