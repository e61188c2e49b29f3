import type { Context } from 'koa';
import { receiveImage } from '../../../images/receive';
import { withdrawImage } from '../../../images/withdraw';

export default {
  async upload(ctx: Context) {
    ctx.status = 201;
    ctx.body = { imageUrl: await receiveImage(strapi, ctx) };
  },

  async withdraw(ctx: Context) {
    await withdrawImage(strapi, ctx.params.fileKey);
    ctx.body = { ok: true };
  },
};
