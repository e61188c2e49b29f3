import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staff } from '../../../authentication/x-token';
import { careerCreate, careerUpdate } from '../../../contract';
import { idempotent } from '../../../http/idempotency';
import { read } from '../../../http/read';
import { addCareer, replaceCareers } from '../../../player-cards/careers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const entry = read(careerCreate, ctx.request.body);
    const { uid, name } = staff(ctx);
    const playerCardCareer = await idempotent(strapi, ctx, uid, () => addCareer(strapi, entry, name));
    ctx.status = 201;
    ctx.body = { playerCardCareer };
  },

  async replace(ctx: Context) {
    const { careers } = read(careerUpdate, ctx.request.body);
    const id: string = ctx.params.playerCardId;
    const { name } = staff(ctx);
    ctx.body = { careers: await strapi.db.transaction(() => replaceCareers(strapi, id, careers, name)) };
  },
});
