import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type GlobalWords, isPageName, type PreviewStatus } from '../../../contract';
import { environment } from '../../../environment';
import { CARD_UID } from '../../../player-cards/model';
import { maySeeDrafts } from '../../../preview';
import { contentRead } from '../../../revision/snapshot';
import { unpublishedPaths, withLiveLinks } from '../../../site-content/live-links';
import { GLOBAL_TYPE, PAGE_TYPES } from '../../../site-content/page-types';
import { readDraft, readPublished } from '../../../site-content/read';
import { reviewOf } from '../../../site-content/review';

/** GET /site/global and /site/pages/{name}: the published words, or the drafts for a signed preview. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  type Complete = (content: object, status: PreviewStatus) => Promise<object>;

  async function answer(ctx: Context, uid: string, complete: Complete = async (content) => content) {
    if (maySeeDrafts(ctx)) return answerDraft(ctx, uid, complete);
    const content = await readPublished(strapi, uid);
    if (!content) return ctx.notFound();
    ctx.body = await complete(content, 'published');
  }

  async function answerDraft(ctx: Context, uid: string, complete: Complete) {
    ctx.set('Cache-Control', 'private, no-store');
    const draft = await readDraft(strapi, uid);
    if (!draft) return ctx.notFound();
    ctx.body = { ...(await complete(draft.content, 'draft')), review: reviewOf(strapi, uid, draft) };
  }

  const demoCard = () => strapi.db.query(CARD_UID).findOne({ where: { demo: true, deletedAt: null }, select: ['id'] });

  async function completeGlobal(content: object, status: PreviewStatus) {
    const dead = await unpublishedPaths(strapi, status);
    const words = withLiveLinks(content as GlobalWords, dead, environment.PUBLIC_URL);
    return { ...words, demoData: (await demoCard()) !== null, unpublishedPaths: dead };
  }

  return {
    global: contentRead(strapi, (ctx) => answer(ctx, GLOBAL_TYPE, completeGlobal)),
    page: contentRead(strapi, async (ctx) => {
      const name: string = ctx.params.name;
      return isPageName(name) ? answer(ctx, PAGE_TYPES[name]) : ctx.notFound();
    }),
  };
};
