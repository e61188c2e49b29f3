import { randomUUID } from 'node:crypto';
import { answeredStatus, requestLevel, requestMessage } from '@upfield/cms/contract/log-line';
import { REQUEST_ID_HEADER, requestIdOf } from '@upfield/cms/contract/request-id';
import type { RequestHandler, Response } from 'express';
import { log } from '~/log.server/log';
import { withRequestId } from '~/log.server/request-id';
import type { Metrics, RequestKind } from './metrics';

interface RequestLog {
  metrics: Metrics;
  /** Whether the id of the request is the proxy's. */
  behindProxy: boolean;
}

/** Gives every request its id, and logs and counts it when its answer has gone out. Kept pages are answered before it (docs/decisions/028). */
export function requestLog({ metrics, behindProxy }: RequestLog): RequestHandler {
  return (incoming, response, next) => {
    const { method, path } = incoming;
    const given = behindProxy ? requestIdOf(incoming.headers[REQUEST_ID_HEADER]) : undefined;
    const requestId = given ?? randomUUID();
    const start = performance.now();
    response.setHeader(REQUEST_ID_HEADER, requestId);
    response.once('close', () => {
      const durationMs = Math.round((performance.now() - start) * 10) / 10;
      const request = { requestId, method, path, status: answeredStatus(response), durationMs };
      const kind = kindOf(response);
      metrics.answered(kind, request.status, durationMs / 1000);
      log(kind === 'file' ? 'debug' : requestLevel(request), requestMessage(request), { request });
    });
    withRequestId(requestId, next);
  };
}

/** Says what a request is for, until a later middleware says otherwise. */
export const ofKind =
  (kind: RequestKind): RequestHandler =>
  (_request, response, next) => {
    response.locals.kind = kind;
    next();
  };

const kindOf = ({ locals }: Response): RequestKind => locals.kind ?? 'other';
