import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createCaptcha } from '../../../captcha/captcha';
import { environment } from '../../../environment';
import { cardOfLead } from '../../../leads/card-of-lead';
import { receiveLead } from '../../../leads/receive';
import { admit } from '../../../rate-limits/admission';
import { addressOf } from '../../../rate-limits/limiter';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /leads/challenge */
  async challenge(ctx: Context) {
    await admit(strapi, 'challenge', addressOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await createCaptcha(environment.ALTCHA_SECRET);
  },

  /** POST /leads */
  async create(ctx: Context) {
    await admit(strapi, 'post', addressOf(ctx));
    await receiveLead(strapi, ctx.request.body);
    ctx.status = 201;
    ctx.body = { ok: true };
  },

  /** GET /leads/{id}/card */
  async card(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { leadCard: await cardOfLead(strapi, ctx.params.id) };
  },
});
