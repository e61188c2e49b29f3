import type { Context } from 'koa';
import type { Sport } from '../../../contract';
import { rows } from '../../../database/rows';
import { SPORT_UID, type SportRow } from '../../../player-cards/model';

export default {
  /** GET /api/sports, in display order. */
  async list(ctx: Context) {
    const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({
      select: ['id', 'documentId', 'name'],
      orderBy: [{ displayOrder: 'asc' }, { name: 'asc' }],
    });
    ctx.body = sports.map(({ documentId, name }): Sport => ({ id: documentId, name }));
  },
};
