import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type GlobalWords, isPageName } from '../../../contract';
import { CARD_UID } from '../../../player-cards/model';
import { maySeeDrafts } from '../../../preview/header';
import { contentRead } from '../../../revision/snapshot';
import { unpublishedPaths, withLiveLinks } from '../../../site-content/live-links';
import { GLOBAL_TYPE, PAGE_TYPES } from '../../../site-content/page-types';
import { readSiteType } from '../../../site-content/read';

/** GET /site/global and /site/pages/{name}: the published words, or the drafts for a signed preview. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function answer(ctx: Context, uid: string, complete?: (content: object, drafts: boolean) => Promise<object>) {
    const drafts = maySeeDrafts(ctx);
    const content = await readSiteType(strapi, uid, drafts ? 'draft' : 'published');
    if (!content) return ctx.notFound();
    if (drafts) ctx.set('Cache-Control', 'private, no-store');
    ctx.body = complete ? await complete(content, drafts) : content;
  }

  const demoCard = () => strapi.db.query(CARD_UID).findOne({ where: { demo: true, deletedAt: null }, select: ['id'] });

  /** An editor's preview keeps the links to pages that are not published yet. */
  async function completeGlobal(content: object, drafts: boolean) {
    const words = content as GlobalWords;
    const linked = drafts ? words : withLiveLinks(words, await unpublishedPaths(strapi));
    return { ...linked, demoData: (await demoCard()) !== null };
  }

  return {
    global: contentRead((ctx) => answer(ctx, GLOBAL_TYPE, completeGlobal)),
    page: contentRead(async (ctx) => {
      const name: string = ctx.params.name;
      return isPageName(name) ? answer(ctx, PAGE_TYPES[name]) : ctx.notFound();
    }),
  };
};
