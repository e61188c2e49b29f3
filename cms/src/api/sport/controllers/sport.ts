import type { Core } from '@strapi/strapi';
import type { Sport } from '../../../contract';
import { rows } from '../../../database/rows';
import { bySportOrder } from '../../../player-cards/derived';
import { SPORT_UID, type SportRow } from '../../../player-cards/model';
import { contentRead } from '../../../revision/snapshot';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/sports, in display order. */
  list: contentRead(strapi, async (ctx) => {
    const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({
      select: ['id', 'documentId', 'name', 'displayOrder'],
    });
    ctx.body = sports.sort(bySportOrder).map(({ documentId, name }): Sport => ({ id: documentId, name }));
  }),
});
