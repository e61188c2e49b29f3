import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { receiveImage } from '../../../images/receive';
import { withdrawImage } from '../../../images/removal';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async upload(ctx: Context) {
    ctx.status = 201;
    ctx.body = { imageUrl: await receiveImage(strapi, ctx) };
  },

  async withdraw(ctx: Context) {
    await withdrawImage(strapi, ctx.params.fileKey);
    ctx.body = { ok: true };
  },
});
