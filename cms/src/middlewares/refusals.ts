import type { Context, Next } from 'koa';
import { Refusal } from '../http/refusal';
import { refusalOf } from '../http/refusal-of';

/** Answers the refusals of our own code in the contract's envelope; unreadable bodies and what Strapi refuses alike. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    const refusal = error instanceof Refusal || !ctx.path.startsWith('/api/') ? error : refusalOf(error);
    if (!(refusal instanceof Refusal)) throw error;
    if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
    ctx.status = refusal.status;
    ctx.body = refusal.body();
  }
};
