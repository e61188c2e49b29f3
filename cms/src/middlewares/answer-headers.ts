import type { Context, Next } from 'koa';
import { TOKEN_HEADER } from '../contract';
import { isApiPath } from '../http/api-path';

/** An answer of the API is data: opened in a tab it shows and runs nothing, in no frame either. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Strapi names an empty origin where it allows none, and where a request has none; nothing is what CORS has for that. */
function dropEmptyOrigin(ctx: Context): void {
  if (ctx.response.get('Access-Control-Allow-Origin') !== '') return;
  for (const name of Object.keys(ctx.response.headers)) if (name.startsWith('access-control-')) ctx.remove(name);
}

/**
 * Sets the headers that API responses have beside those of the admin. `Cache-Control`: those for staff are not cached; all others must be revalidated at each use.
 * Without the header a cache may choose a lifetime itself (RFC 9111, section 4.2.2) and show a player who is already
 * hidden.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  dropEmptyOrigin(ctx);
  if (!isApiPath(ctx.path)) return;
  ctx.set('Content-Security-Policy', POLICY);
  if (ctx.get(TOKEN_HEADER) !== '') {
    ctx.set('Cache-Control', 'private, no-store');
    return;
  }
  ctx.vary(TOKEN_HEADER);
  if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-cache');
};
