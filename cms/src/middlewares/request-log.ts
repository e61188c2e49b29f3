import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answeredStatus, requestLevel, requestMessage } from '../contract/log-line';
import { REQUEST_ID_HEADER } from '../contract/request-id';
import { requestIdFor, withRequestId } from '../http/request-id';
import { requests } from '../metrics';

/**
 * Gives every request its id, and logs and counts it when its answer has gone out. It takes the place of Strapi's own log of requests, whose
 * lines have the query.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    const requestId = requestIdFor(ctx);
    const start = performance.now();
    ctx.set(REQUEST_ID_HEADER, requestId);
    ctx.res.once('close', () => {
      const durationMs = Math.round((performance.now() - start) * 10) / 10;
      const request = { method: ctx.method, path: ctx.path, status: answeredStatus(ctx.res), durationMs };
      strapi.log.log(requestLevel(request), requestMessage(request), { requestId, ...request });
      requests.observe(labelsOf(ctx, request.status), durationMs / 1000);
    });
    return withRequestId(requestId, next);
  };

/** The route and not the path: of those there are few. */
function labelsOf({ method, _matchedRoute: route }: Context, status: number) {
  return {
    method,
    route: typeof route === 'string' ? route : 'none',
    status: `${Math.floor(status / 100)}xx`,
  };
}
