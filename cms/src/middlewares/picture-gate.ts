import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { PRODUCT_SLUG } from '../contract';
import { Refusal } from '../http/refusal';
import { VIEW_PARAMETER } from '../images/staff-address';
import { mayReadPicture } from '../player-cards/picture-gate';

const PICTURES = `/uploads/${PRODUCT_SLUG}/`;

/** Stands before the files of the disk: the picture of a card that is hidden or deleted is not found. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const fileName = pictureAt(ctx.path);
    if (fileName !== null && !(await mayReadPicture(strapi, fileName, ctx.query[VIEW_PARAMETER]))) {
      throw new Refusal(404, { key: 'image.notFound' });
    }
    await next();
  };

/** The picture's file name, however the address is spelled: what serves the files decodes it and follows its dots too. */
function pictureAt(path: string): string | null {
  try {
    const plain = posix.normalize(decodeURIComponent(path));
    return plain.startsWith(PICTURES) ? plain.slice(PICTURES.length) : null;
  } catch {
    return null;
  }
}
