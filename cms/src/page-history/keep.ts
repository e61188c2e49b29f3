import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { adminName } from '../accounts/admin-name';
import { SITE_TYPES } from '../site-content/page-types';
import { storedContent } from './content';
import { type PageVersionRow, versions } from './table';

/** How many published versions of a page are kept, the one that is live included. */
export const KEPT_VERSIONS = 20;

/**
 * Keeps a version of a page each time it is published, in the transaction that publishes it. Call it in `register`,
 * after `registerRevision`.
 */
export function keepPublishedVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context as { uid: string; action: string };
    if (action !== 'publish' || !SITE_TYPES.includes(uid)) return next();
    // What was published before there was a history, or by the seed.
    if ((await versions(strapi).count({ where: { page: uid } })) === 0) await keepVersion(strapi, uid, null);
    const result = await next();
    await keepVersion(strapi, uid, adminName(strapi));
    return result;
  });
}

/** Keeps what is published, unless it is what is kept already. */
async function keepVersion(strapi: Core.Strapi, uid: string, publishedBy: string | null): Promise<void> {
  const content = await storedContent(strapi, uid, 'published');
  if (!content) return;
  const kept = await versionsOf(strapi, uid);
  // PostgreSQL gives the keys of stored JSON in an order of its own.
  if (isDeepStrictEqual(kept[0]?.content, content)) return;
  await versions(strapi).create({ data: { page: uid, content, publishedAt: new Date(), publishedBy } });
  const old = kept.slice(KEPT_VERSIONS - 1).map(({ id }) => id);
  if (old.length > 0) await versions(strapi).deleteMany({ where: { id: { $in: old } } });
}

/** Names who had the newest version of a page published, where no request says it. */
export async function signVersion(strapi: Core.Strapi, uid: string, publishedBy: string | null): Promise<void> {
  const [newest] = await versionsOf(strapi, uid);
  if (newest) await versions(strapi).updateMany({ where: { id: newest.id }, data: { publishedBy } });
}

/** The kept versions of a page, the newest first. */
export const versionsOf = (strapi: Core.Strapi, uid: string): Promise<PageVersionRow[]> =>
  versions(strapi).findMany({ where: { page: uid }, orderBy: { id: 'desc' } });
