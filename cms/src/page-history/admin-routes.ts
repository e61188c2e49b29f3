import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { pageOf, pageRoute } from '../editor/page-access';
import { siteDocuments } from '../site-content/documents';
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
        const { uid } = await pageOf(strapi, ctx, 'read');
        const kept = await versionsOf(strapi, uid);
        ctx.body = kept.map(({ id, publishedAt, publishedBy }) => ({ id, publishedAt, publishedBy }));
      }),
      pageRoute('GET', '/:version', async (ctx) => {
        const { uid } = await pageOf(strapi, ctx, 'read');
        const { content } = await versionOf(strapi, uid, ctx.params?.version);
        ctx.body = await changesBetween(strapi, uid, (await storedContent(strapi, uid, 'draft')) ?? {}, content);
      }),
      pageRoute('POST', '/:version/restore', async (ctx) => {
        const { uid, draft } = await pageOf(strapi, ctx, 'update');
        if (!draft) await pageOf(strapi, ctx, 'create');
        const { content } = await versionOf(strapi, uid, ctx.params?.version);
        const data = { ...(await restorable(strapi, uid, content)), updatedBy: ctx.state.user.id };
        if (draft) await siteDocuments(strapi, uid).update({ documentId: String(draft.documentId), data });
        else await siteDocuments(strapi, uid).create({ data, status: 'draft' });
        ctx.status = 204;
      }),
    ],
  });
}

async function versionOf(strapi: Core.Strapi, page: string, id = ''): Promise<PageVersionRow> {
  const found = await versions(strapi).findOne({ where: { id: Number(id) || 0, page } });
  if (!found) throw new errors.NotFoundError();
  return found;
}
