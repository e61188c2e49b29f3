import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { newsletterCode, newsletterSignup } from '../../../contract';
import { read } from '../../../http/read';
import { admit } from '../../../leads/admission';
import { addressOf } from '../../../rate-limits/limiter';
import type newsletterService from '../services/newsletter';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const newsletter = () =>
    strapi.service('api::newsletter.newsletter') as unknown as ReturnType<typeof newsletterService>;

  /** Counts the visitor, does the work, answers `{ok: true}`. */
  async function answer(ctx: Context, work: () => Promise<void>) {
    await admit(strapi, 'newsletter', addressOf(ctx));
    await work();
    ctx.body = { ok: true };
  }

  return {
    /** POST /newsletter */
    ask: (ctx: Context) => answer(ctx, () => newsletter().ask(read(newsletterSignup, ctx.request.body))),
    /** POST /newsletter/confirm */
    confirm: (ctx: Context) => answer(ctx, () => newsletter().confirm(read(newsletterCode, ctx.request.body).code)),
    /** POST /newsletter/leave */
    leave: (ctx: Context) => answer(ctx, () => newsletter().leave(read(newsletterCode, ctx.request.body).code)),
  };
};
