import type { Core } from '@strapi/strapi';
import { localeQuery, type Sport } from '../../../contract';
import { rows } from '../../../database/rows';
import { read } from '../../../http/read';
import { bySportOrder } from '../../../player-cards/derived';
import { SPORT_COLUMNS, SPORT_UID, type SportRow, sportName } from '../../../player-cards/model';
import { contentRead } from '../../../revision/snapshot';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/sports, in display order. */
  list: contentRead(
    strapi,
    async (ctx) => {
      const { locale } = read(localeQuery, { ...ctx.query });
      const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({ select: SPORT_COLUMNS });
      ctx.body = sports
        .sort(bySportOrder)
        .map((sport): Sport => ({ id: sport.documentId, name: sportName(sport, locale) }));
    },
    localeQuery,
  ),
});
