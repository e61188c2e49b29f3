import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { FOCAL_POINT_HEADER, IMAGE_CACHE_HOURS, PRODUCT_SLUG, TOKEN_HEADER, VERSION_PARAMETER } from '../contract';
import { HttpError } from '../http/http-error';
import { unavailable } from '../http/unavailable';
import { VIEW_PARAMETER } from '../images/address';
import { findMedia, mediaVersion } from '../media-library/files';
import { FORMATS } from '../pictures/format';
import { pictureAccess } from '../player-cards/picture-access';
import { fileStore } from '../storage';
import { sendFile } from '../storage/send-file';

/** Every path that Strapi's router would treat as an upload; the router is case-insensitive. */
const UPLOADS = /^\/uploads(\/|$)/i;
/** Addresses as the server writes them; every other spelling of one is not found. */
const ADDRESS = new RegExp(`^/uploads/((${PRODUCT_SLUG}/)?[\\w-][\\w.-]*)$`);

const PICTURES: readonly string[] = Object.values(FORMATS).map(({ mime }) => mime);
/** Other types that uploads are shown as; anything else is only ever downloaded, so no upload runs as a page or a script. */
const FILMS_AND_SOUND = /^(video\/(mp4|webm|ogg|quicktime)|audio\/(mpeg|ogg|wav))$/;

const DAY_SECONDS = 24 * 60 * 60;
/** Media library files, requested with their current version: a replaced file has another address. */
const MEDIA = `public, max-age=${365 * DAY_SECONDS}, immutable`;
/** The same without the version or with an old one: the file may be replaced. Seconds. */
const UNVERSIONED_MEDIA = 'public, max-age=60';
/**
 * Removing a player's picture must take effect: browsers keep it for hours, shared caches revalidate each time.
 */
const PERSON = `public, max-age=${IMAGE_CACHE_HOURS * 60 * 60}, s-maxage=0`;

/** The only route to uploaded files, for the disk and the bucket alike (decisions, Images). */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!UPLOADS.test(ctx.path)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new HttpError(405, { key: 'request.method', values: { methods: 'GET, HEAD' } });
    }
    const [, name, isPerson] = ADDRESS.exec(ctx.path) ?? [];
    if (name === undefined) throw new HttpError(404, { key: 'image.notFound' });
    const caching = isPerson
      ? await cachingOfPicture(strapi, ctx, name.slice(isPerson.length))
      : await cachingOfMedia(strapi, ctx, name);
    await sendStored(strapi, ctx, name);
    if (ctx.status < 400) ctx.set('Cache-Control', caching);
  };

/** @throws HttpError 404 without such a file, 503 when the storage does not give it */
async function sendStored(strapi: Core.Strapi, ctx: Context, name: string): Promise<void> {
  try {
    const file = await fileStore.find(name);
    if (!file) throw new HttpError(404, { key: 'image.notFound' });
    makeSafe(ctx, name);
    await sendFile(ctx, file);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    strapi.log.error(`The storage did not give ${name}: ${error}`);
    throw unavailable('storage.down');
  }
}

/** @throws HttpError 404 for a picture that this reader may not see */
async function cachingOfPicture(strapi: Core.Strapi, ctx: Context, fileName: string): Promise<string> {
  const access = await pictureAccess(strapi, fileName, ctx);
  ctx.vary(TOKEN_HEADER);
  if (!access) throw new HttpError(404, { key: 'image.notFound' });
  if (!access.indexed) ctx.set('X-Robots-Tag', 'noindex');
  const isSigned = ctx.query[VIEW_PARAMETER] !== undefined;
  return access.staffOnly || isSigned ? 'private, no-store' : PERSON;
}

async function cachingOfMedia(strapi: Core.Strapi, ctx: Context, fileName: string): Promise<string> {
  const media = await findMedia(strapi, fileName);
  if (!media) return UNVERSIONED_MEDIA;
  const { focalPoint, updatedAt } = media;
  if (focalPoint) ctx.set(FOCAL_POINT_HEADER, `${focalPoint.x} ${focalPoint.y}`);
  return ctx.query[VERSION_PARAMETER] === mediaVersion(updatedAt) ? MEDIA : UNVERSIONED_MEDIA;
}

function makeSafe(ctx: Context, name: string): void {
  ctx.type = name.slice(name.lastIndexOf('.'));
  const { type } = ctx.response;
  if (!PICTURES.includes(type) && !FILMS_AND_SOUND.test(type)) {
    ctx.type = 'application/octet-stream';
    ctx.set('Content-Disposition', 'attachment');
  }
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('Cross-Origin-Resource-Policy', 'same-site');
}
