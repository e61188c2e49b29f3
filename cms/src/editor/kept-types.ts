import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { format, type MessageKey } from '../contract';
import { rows } from '../database/rows';
import { localesOf } from '../site-content/documents';
import { GLOBAL_TYPE, PAGE_TYPES } from '../site-content/page-types';

/** Single types that have to stay published, and the reason an editor reads: Global has the privacy switches, and staff sign in on the other. */
const KEPT: Readonly<Record<string, MessageKey>> = {
  [GLOBAL_TYPE]: 'page.kept.global',
  [PAGE_TYPES['sign-in']]: 'page.kept.signIn',
};

/** The language that they stay published in. The other one may be taken off the site. */
const KEPT_LANGUAGE = 'en';

const isPublished = async (strapi: Core.Strapi, uid: string) =>
  (await rows(strapi, uid).count({ where: { locale: KEPT_LANGUAGE, publishedAt: { $notNull: true } } })) > 0;

/**
 * Refuses to unpublish or delete entries that the site requires. Discarding a draft goes back to the published version
 * and stays allowed; without one it would delete the entry.
 */
export function registerKeptTypes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const reason = KEPT[context.uid];
    if (!reason || !localesOf(context.params).includes(KEPT_LANGUAGE)) return next();
    const { action } = context;
    const takesAway =
      action === 'unpublish' ||
      action === 'delete' ||
      (action === 'discardDraft' && !(await isPublished(strapi, context.uid)));
    // Strapi's own error, because the admin shows its text to the person who pressed the button.
    if (takesAway) throw new errors.ApplicationError(format({ key: reason }));
    return next();
  });
}
