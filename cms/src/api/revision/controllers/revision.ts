import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { currentRevision } from '../../../revision/revision';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/revision: the web server asks about once a second whether its pages are still fresh. */
  async read(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { revision: await currentRevision(strapi) };
  },
});
