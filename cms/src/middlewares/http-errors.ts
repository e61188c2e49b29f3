import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from '../http/api-path';
import { brokenBodyOf, httpErrorOf } from '../http/foreign-errors';
import { HttpError } from '../http/http-error';
import { unavailableErrorOf } from '../http/unavailable';

/** What the router refuses by itself, without a body: a method that the path does not have, or that HTTP does not. */
const REFUSED_METHOD: readonly number[] = [405, 501];

/**
 * Answers errors in the contract's envelope: those of our own code, unreadable bodies, what Strapi and its router reject, and on every path
 * a database or a storage that is away.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const unavailable = (error: unknown) => {
    const answer = unavailableErrorOf(error);
    if (answer) strapi.log.error(error);
    return answer;
  };

  return async (ctx: Context, next: Next) => {
    try {
      await next();
      if (isApiPath(ctx.path) && REFUSED_METHOD.includes(ctx.status)) {
        throw new HttpError(ctx.status, { key: 'request.method', values: { methods: ctx.response.get('Allow') } });
      }
    } catch (error) {
      const translate = isApiPath(ctx.path) ? httpErrorOf : brokenBodyOf;
      const answer = error instanceof HttpError ? error : (unavailable(error) ?? translate(error));
      if (!answer) throw error;
      ctx.set(answer.headers);
      ctx.status = answer.status;
      ctx.body = answer.body();
    }
  };
};
