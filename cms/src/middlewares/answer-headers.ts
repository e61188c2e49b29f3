import type { Context, Next } from 'koa';
import { TOKEN_HEADER } from '../contract';
import { isApiPath } from '../http/api-path';

/**
 * Sets `Cache-Control` of API responses: those for staff are not cached; all others must be revalidated at each use.
 * Without the header a cache may choose a lifetime itself (RFC 9111, section 4.2.2) and show a player who is already
 * hidden.
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
