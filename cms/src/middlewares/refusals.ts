import type { Context, Next } from 'koa';
import { isApiPath } from '../http/api-path';
import { Refusal } from '../http/refusal';
import { refusalOf, refusalOfPacking } from '../http/refusal-of';

/** Answers the refusals of our own code in the contract's envelope; unreadable bodies and what Strapi refuses alike. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    const foreign = isApiPath(ctx.path) ? refusalOf : refusalOfPacking;
    const refusal = error instanceof Refusal ? error : foreign(error);
    if (!refusal) throw error;
    if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
    ctx.status = refusal.status;
    ctx.body = refusal.body();
  }
};
