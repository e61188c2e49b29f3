import type { Context, Next } from 'koa';
import { TOKEN_HEADER } from '../contract';
import { isApiPath } from '../http/api-path';

/**
 * Says who may keep an answer of the API: one that was made for staff, nobody; any other whoever asks again each time, so that
 * no cache guesses for how long a player, or that there is none, holds (RFC 9111, section 4.2.2).
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (!isApiPath(ctx.path)) return;
  if (ctx.get(TOKEN_HEADER) !== '') {
    ctx.set('Cache-Control', 'private, no-store');
    return;
  }
  ctx.vary(TOKEN_HEADER);
  if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-cache');
};
