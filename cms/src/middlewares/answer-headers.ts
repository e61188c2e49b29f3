import type { Context, Next } from 'koa';
import { TOKEN_HEADER } from '../contract';

/** Says who may keep an answer of the API: one that was made for staff, nobody. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (!ctx.path.startsWith('/api/')) return;
  if (ctx.get(TOKEN_HEADER) !== '') ctx.set('Cache-Control', 'private, no-store');
  else ctx.vary(TOKEN_HEADER);
};
