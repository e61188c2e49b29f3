import type { Context, Next } from 'koa';
import { isApiPath } from '../http/api-path';
import { decompressionErrorOf, httpErrorOf } from '../http/foreign-errors';
import { HttpError } from '../http/http-error';

/** Answers errors in the contract's envelope: those of our own code, unreadable bodies, and what Strapi rejects. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    const translate = isApiPath(ctx.path) ? httpErrorOf : decompressionErrorOf;
    const answer = error instanceof HttpError ? error : translate(error);
    if (!answer) throw error;
    if (answer.retryAfter !== undefined) ctx.set('Retry-After', String(answer.retryAfter));
    ctx.status = answer.status;
    ctx.body = answer.body();
  }
};
