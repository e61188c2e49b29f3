import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { unavailable } from './http/unavailable';
import { fileStore, placeOfFiles } from './storage';

/** How long one answer holds, in milliseconds: however often it is asked for, the database and the storage hear of it once a second. */
const FRESH_MS = 1000;

/**
 * `GET /_ready`: 204 when requests can be answered, 503 while the database or the storage is away (docs/decisions/044). Strapi's own
 * `/_health` says that the process runs, and touches nothing.
 */
export function registerReadiness(strapi: Core.Strapi): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<void> = Promise.resolve();
  const handler = async (ctx: Context) => {
    if (Date.now() - askedAt > FRESH_MS) {
      askedAt = Date.now();
      asked = check(strapi);
    }
    await asked;
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 204;
  };
  strapi.server.routes([{ method: 'GET', path: '/_ready', handler, config: { auth: false } }]);
}

/** @throws HttpError 503 */
async function check(strapi: Core.Strapi): Promise<void> {
  const away = (place: string, key: Parameters<typeof unavailable>[0]) => (error: unknown) => {
    strapi.log.error(`Not ready, ${place}: ${error}`);
    throw unavailable(key);
  };
  await strapi.db.connection.raw('SELECT 1').catch(away('the database', 'database.down'));
  await fileStore.check().catch(away(placeOfFiles, 'storage.down'));
}
