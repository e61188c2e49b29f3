import type { Context, Next } from 'koa';
import { PRODUCT_SLUG, TOKEN_HEADER } from '../contract';
import { VIEW_PARAMETER } from '../images/staff-address';

/** Types that uploads are shown as; anything else is only ever downloaded, so no upload runs as a page or a script. */
const SHOWN = /^(image\/(jpeg|png|gif|webp|avif)|video\/(mp4|webm|ogg|quicktime)|audio\/(mpeg|ogg|wav))$/;
const DAY_SECONDS = 24 * 60 * 60;

/** Headers that depend on the address alone: who may keep an answer, and what a browser may do with an upload. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.path.startsWith('/api/')) privacyOfAnswer(ctx);
  if (ctx.path.startsWith('/uploads/')) safetyOfUpload(ctx);
};

function privacyOfAnswer(ctx: Context): void {
  if (ctx.get(TOKEN_HEADER) !== '') ctx.set('Cache-Control', 'private, no-store');
  else ctx.vary(TOKEN_HEADER);
}

function safetyOfUpload(ctx: Context): void {
  if (ctx.status >= 300) return;
  if (!SHOWN.test(ctx.response.type)) {
    ctx.type = 'application/octet-stream';
    ctx.set('Content-Disposition', 'attachment');
  }
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('Cross-Origin-Resource-Policy', 'same-site');
  if (ctx.query[VIEW_PARAMETER] !== undefined) {
    ctx.set('Cache-Control', 'private, no-store');
    return;
  }
  // A picture of a person must be able to go: a day. What marketing uploads has a new name with every change.
  const isPersons = ctx.path.startsWith(`/uploads/${PRODUCT_SLUG}/`);
  ctx.set('Cache-Control', `public, max-age=${isPersons ? DAY_SECONDS : 365 * DAY_SECONDS}`);
}
