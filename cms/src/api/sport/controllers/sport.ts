import type { Sport } from '../../../contract';
import { rows } from '../../../database/rows';
import { SPORT_UID, type SportRow } from '../../../player-cards/model';
import { contentRead } from '../../../revision/snapshot';

export default {
  /** GET /api/sports, in display order. */
  list: contentRead(async (ctx) => {
    const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({
      select: ['id', 'documentId', 'name'],
      orderBy: [{ displayOrder: 'asc' }, { name: 'asc' }],
    });
    ctx.body = sports.map(({ documentId, name }): Sport => ({ id: documentId, name }));
  }),
};
