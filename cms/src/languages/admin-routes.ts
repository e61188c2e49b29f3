import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { pageOf, pageRoute } from '../editor/page-access';
import { translationOverview, translationsOf } from './overview';
import { markWordsChanged } from './words-changed';

/** Admin routes of the view of what is translated: all pages, one page, and that a translation is as it should be. */
export function addTranslationRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/translations',
    routes: [
      {
        method: 'GET',
        path: '/all',
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
        async handler(ctx: Context) {
          ctx.body = await translationOverview(strapi);
        },
      },
      pageRoute('GET', '', async (ctx) => {
        const { uid } = await pageOf(strapi, ctx, 'read');
        ctx.body = await translationsOf(strapi, uid);
      }),
      pageRoute('POST', '/confirmed', async (ctx) => {
        const { uid, locale } = await pageOf(strapi, ctx, 'update');
        await markWordsChanged(strapi, uid, locale);
        ctx.status = 204;
      }),
    ],
  });
}
