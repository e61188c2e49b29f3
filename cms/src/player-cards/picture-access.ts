import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffOfRequest } from '../authentication/x-token';
import { rows } from '../database/rows';
import { isForStaff, VIEW_PARAMETER } from '../images/address';
import { findImage } from '../images/store';
import { privacySettings } from '../privacy/settings';
import { inSnapshot } from '../revision/snapshot';
import { CARD_UID, type CardRow } from './model';
import { publicCards } from './visibility';

/** How a picture may be read. */
export interface PictureAccess {
  /** The address was given to staff: no cache may keep the answer. */
  staffOnly: boolean;
  /** Whether search engines may keep it: only if they may keep every card that shows it. */
  indexed: boolean;
}

/**
 * Whether a picture may be read: it is hidden together with its card, at once (decisions, Minors' privacy). One that no
 * card refers to (just uploaded, replaced, dropped) is readable only for staff: at a signed address, or with a token.
 * @param fileName `key.extension`
 * @returns null for a reader who may not see it
 */
export async function pictureAccess(
  strapi: Core.Strapi,
  fileName: string,
  ctx: Context,
): Promise<PictureAccess | null> {
  if (isForStaff(fileName, ctx.query[VIEW_PARAMETER]) || (await staffOfRequest(strapi, ctx)) !== null) {
    const [key = ''] = fileName.split('.', 1);
    return (await findImage(strapi, key)) ? { staffOnly: true, indexed: false } : null;
  }
  // Switches and cards are read in one snapshot, so that no outdated switch decides on a picture.
  const showing = await inSnapshot(strapi, async () =>
    rows<CardRow>(strapi, CARD_UID).findMany({
      where: {
        $and: [
          publicCards(await privacySettings(strapi)),
          { $or: [{ cardImage: fileName }, { bannerImage: fileName }] },
        ],
      },
      select: ['id', 'noindex'],
    }),
  );
  return showing.length === 0 ? null : { staffOnly: false, indexed: showing.every(({ noindex }) => !noindex) };
}
