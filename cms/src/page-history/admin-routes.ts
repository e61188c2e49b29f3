import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { pageOf, pageRoute } from '../editor/page-access';
import { saveDraft } from '../site-content/documents';
import { changesBetween } from './compare';
import { restorable, storedContent } from './content';
import { versionsOf } from './keep';
import { type PageVersionRow, versions } from './table';

/** Admin routes of a page's earlier versions: the list, what restoring one would change in the draft, and restoring it. */
export function addHistoryRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/page-history',
    routes: [
      pageRoute('GET', '', async (ctx) => {
        const { uid, locale } = await pageOf(strapi, ctx, 'read');
        const kept = await versionsOf(strapi, { page: uid, locale });
        ctx.body = kept.map(({ id, publishedAt, publishedBy }) => ({ id, publishedAt, publishedBy }));
      }),
      pageRoute('GET', '/:version', async (ctx) => {
        const { uid, locale } = await pageOf(strapi, ctx, 'read');
        const { content } = await versionOf(strapi, { page: uid, locale }, ctx.params?.version);
        const draft = await storedContent(strapi, uid, locale, 'draft');
        ctx.body = await changesBetween(strapi, uid, draft ?? {}, content);
      }),
      pageRoute('POST', '/:version/restore', async (ctx) => {
        const { uid, locale, draft } = await pageOf(strapi, ctx, 'update');
        if (!draft) await pageOf(strapi, ctx, 'create');
        const { content } = await versionOf(strapi, { page: uid, locale }, ctx.params?.version);
        const data = { ...(await restorable(strapi, uid, content)), updatedBy: ctx.state.user.id };
        await saveDraft(strapi, uid, locale, data);
        ctx.status = 204;
      }),
    ],
  });
}

async function versionOf(
  strapi: Core.Strapi,
  at: Pick<PageVersionRow, 'page' | 'locale'>,
  id = '',
): Promise<PageVersionRow> {
  const found = await versions(strapi).findOne({ where: { id: Number(id) || 0, ...at } });
  if (!found) throw new errors.NotFoundError();
  return found;
}
