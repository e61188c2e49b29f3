import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { newsletterCode, newsletterSignup } from '../../../contract';
import { read } from '../../../http/read';
import { confirm, subscribe, unsubscribe } from '../../../newsletter/subscription';
import { admit } from '../../../rate-limits/admission';
import { addressOf } from '../../../rate-limits/limiter';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Counts the visitor, does the work, answers `{ok: true}`. */
  async function answer(ctx: Context, work: () => Promise<void>) {
    await admit(strapi, 'newsletter', addressOf(ctx));
    await work();
    ctx.body = { ok: true };
  }

  return {
    /** POST /newsletter */
    ask: (ctx: Context) => answer(ctx, () => subscribe(strapi, read(newsletterSignup, ctx.request.body))),
    /** POST /newsletter/confirm */
    confirm: (ctx: Context) => answer(ctx, () => confirm(strapi, read(newsletterCode, ctx.request.body).code)),
    /** POST /newsletter/leave */
    leave: (ctx: Context) => answer(ctx, () => unsubscribe(strapi, read(newsletterCode, ctx.request.body).code)),
  };
};
