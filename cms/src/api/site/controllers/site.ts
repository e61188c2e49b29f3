import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  type GlobalWords,
  isPageName,
  type Language,
  languageOfPage,
  localeQuery,
  type PreviewStatus,
  pageQuery,
} from '../../../contract';
import { environment } from '../../../environment';
import { read } from '../../../http/read';
import { CARD_UID } from '../../../player-cards/model';
import { maySeeDrafts } from '../../../preview';
import { contentRead } from '../../../revision/snapshot';
import { livePages, withLiveLinks } from '../../../site-content/live-links';
import { GLOBAL_TYPE, PAGE_TYPES } from '../../../site-content/page-types';
import { readDraft, readPublished } from '../../../site-content/read';
import { reviewOf } from '../../../site-content/review';

/** A single type in one language. */
interface Wanted {
  uid: string;
  locale: Language;
}

/** GET /site/global and /site/pages/{name}: the published words, or the drafts for a signed preview. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  type Complete = (content: object, status: PreviewStatus) => Promise<object>;

  async function answer(ctx: Context, wanted: Wanted, complete: Complete = async (content) => content) {
    if (maySeeDrafts(ctx)) return answerDraft(ctx, wanted, complete);
    const content = await readPublished(strapi, wanted.uid, wanted.locale);
    if (!content) return ctx.notFound();
    ctx.body = await complete(content, 'published');
  }

  async function answerDraft(ctx: Context, { uid, locale }: Wanted, complete: Complete) {
    ctx.set('Cache-Control', 'private, no-store');
    const draft = await readDraft(strapi, uid, locale);
    if (!draft) return ctx.notFound();
    ctx.body = { ...(await complete(draft.content, 'draft')), review: reviewOf(strapi, uid, draft) };
  }

  const demoCard = () => strapi.db.query(CARD_UID).findOne({ where: { demo: true, deletedAt: null }, select: ['id'] });

  async function completeGlobal(content: object, status: PreviewStatus) {
    const pages = await livePages(strapi, status);
    const words = withLiveLinks(content as GlobalWords, pages, environment.PUBLIC_URL);
    return { ...words, demoData: (await demoCard()) !== null, ...pages };
  }

  return {
    global: contentRead(
      strapi,
      (ctx) => {
        const { locale } = read(localeQuery, { ...ctx.query });
        return answer(ctx, { uid: GLOBAL_TYPE, locale }, completeGlobal);
      },
      localeQuery,
    ),
    page: contentRead(
      strapi,
      async (ctx) => {
        const name: string = ctx.params.name;
        if (!isPageName(name)) return ctx.notFound();
        const { locale = languageOfPage(name) } = read(pageQuery, { ...ctx.query });
        return answer(ctx, { uid: PAGE_TYPES[name], locale });
      },
      pageQuery,
    ),
  };
};
