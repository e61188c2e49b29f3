import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { adminName } from '../accounts/admin-name';
import { localesOf } from '../site-content/documents';
import { SITE_TYPES } from '../site-content/page-types';
import { storedContent } from './content';
import { type PageVersionRow, versions } from './table';

/** A page in one language: each has a history of its own. */
type PageAt = Pick<PageVersionRow, 'page' | 'locale'>;

/** How many published versions of a page are kept in each language, the one that is live included. */
export const KEPT_VERSIONS = 20;

/**
 * Keeps a version of a page each time it is published, in the transaction that publishes it. Call it in `register`,
 * after `registerRevision`.
 */
export function keepPublishedVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context as { uid: string; action: string };
    if (action !== 'publish' || !SITE_TYPES.includes(uid)) return next();
    const pages = localesOf(context.params).map((locale): PageAt => ({ page: uid, locale }));
    // What was published before there was a history, or by the seed.
    for (const page of pages) {
      if ((await versions(strapi).count({ where: page })) === 0) await keepVersion(strapi, page, null);
    }
    const result = await next();
    for (const page of pages) await keepVersion(strapi, page, adminName(strapi));
    return result;
  });
}

/** Keeps what is published, unless it is what is kept already. */
async function keepVersion(strapi: Core.Strapi, at: PageAt, publishedBy: string | null): Promise<void> {
  const content = await storedContent(strapi, at.page, at.locale, 'published');
  if (!content) return;
  const kept = await versionsOf(strapi, at);
  // PostgreSQL gives the keys of stored JSON in an order of its own.
  if (isDeepStrictEqual(kept[0]?.content, content)) return;
  await versions(strapi).create({ data: { ...at, content, publishedAt: new Date(), publishedBy } });
  const old = kept.slice(KEPT_VERSIONS - 1).map(({ id }) => id);
  if (old.length > 0) await versions(strapi).deleteMany({ where: { id: { $in: old } } });
}

/** Names who had the newest version of a page published, where no request says it. */
export async function signVersion(strapi: Core.Strapi, at: PageAt, publishedBy: string | null): Promise<void> {
  const [newest] = await versionsOf(strapi, at);
  if (newest) await versions(strapi).updateMany({ where: { id: newest.id }, data: { publishedBy } });
}

/** The kept versions of a page in one language, the newest first. */
export const versionsOf = (strapi: Core.Strapi, { page, locale }: PageAt): Promise<PageVersionRow[]> =>
  versions(strapi).findMany({ where: { page, locale }, orderBy: { id: 'desc' } });
