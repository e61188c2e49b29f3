import { Agent, type ServerResponse } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@upfield/cms/contract';
import { REQUEST_ID_HEADER } from '@upfield/cms/contract/request-id';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { type Cms, isUnsent } from '~/content.server/cms';
import { tellCmsCall } from '~/content.server/cms-call';
import { log } from '~/log.server/log';
import { currentRequestId } from '~/log.server/request-id';
import { isReading } from './page-request';
import { BODY_DEADLINE_MS, BODY_MAX_BYTES, BodyError, dropBody, hasBody, readBody } from './request-body';
import { clientHeaders, visitorHeaders } from './visitor';

/** Time limits for the CMS's answer, in milliseconds: an upload needs processing, a read does not. */
const CMS_TIMEOUT_MS = { write: 60_000, read: 10_000 };
const CMS_PATH = /^\/(api|uploads)(\/|$)/;
const UPLOAD_PATH = '/api/player-cards/upload-image';

/** Headers that are not forwarded: they describe the transfer of a body that was read here, or concern this connection alone. */
const NOT_FORWARDED = ['content-encoding', 'transfer-encoding', 'expect'];

/**
 * Connections to the CMS stay open: one that ends with its answer is reset while an upload that was refused is still being sent, and the
 * refusal is lost (RFC 9112, section 9.6). An idle one is closed here after 30 seconds, long before the CMS would (cms/config/server.ts).
 */
const connections = new Agent({ keepAlive: true, timeout: 30_000 });

interface ProxySettings {
  cms: Cms;
  internalSecret: string;
  /** A write was answered by anything but a refusal, which changes nothing. */
  onWritten: () => void;
  timeout?: { write: number; read: number };
}

/**
 * Passes `/api` and `/uploads` on to the CMS with the visitor's signed address (decisions, Product). Answers stream, and so does an upload;
 * every other body is small and is read here first, so that a broken, endless or slow body never reaches the CMS.
 */
export function cmsProxy({ cms, internalSecret, onWritten, timeout = CMS_TIMEOUT_MS }: ProxySettings): RequestHandler {
  const reads = proxyTo(cms, timeout.read);
  const writes = proxyTo(cms, timeout.write, onWritten);
  const forward = Router().use(takeBody, signedHeaders(internalSecret), (request, response, next) =>
    (isReading(request) ? reads : writes)(request, response, next),
  );
  return (request, response, next) => (CMS_PATH.test(request.path) ? forward(request, response, next) : next());
}

/**
 * @param timeout longest time without data from the CMS, in milliseconds
 * @param onDone called before an answer that is no refusal is passed on
 */
function proxyTo(cms: Cms, timeout: number, onDone?: () => void): RequestHandler {
  /** The addresses that are left for a request, the one that it is sent to first. */
  const left = new WeakMap<Request, readonly string[]>();
  const proxy = createProxyMiddleware<Request, Response>({
    target: cms.inOrder()[0],
    router: (request) => left.get(request)?.[0],
    agent: connections,
    proxyTimeout: timeout,
    on: {
      proxyReq: (toCms, request) => {
        // A request that waited for too long has no further address; its failure looks like a lost connection.
        toCms.once('timeout', () => left.set(request, (left.get(request) ?? []).slice(0, 1)));
        if (Buffer.isBuffer(request.body)) toCms.write(request.body);
      },
      // The CMS says it for its own address; for the site's, the operator decides (HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD).
      proxyRes: (fromCms, _request, response) => {
        const status = fromCms.statusCode ?? 0;
        if (!isRefusal(status)) onDone?.();
        tellCmsCall('proxied', response.locals.calledAt, status);
        delete fromCms.headers['strict-transport-security'];
      },
      error: (error, request, response) => {
        const [failed = '', ...others] = left.get(request) ?? [];
        cms.leave(failed);
        if (others.length > 0 && 'writeHead' in response && !response.headersSent && mayRepeat(request, error)) {
          left.set(request, others);
          return void proxy(request, response);
        }
        log('error', 'The CMS cannot be reached', { error });
        if (!('writeHead' in response)) return response.destroy();
        tellCmsCall('proxied', response.locals.calledAt, null);
        answerError(response, 502, 'The server cannot be reached.');
      },
    },
  });
  return (request, response, next) => {
    left.set(request, cms.inOrder());
    return proxy(request, response, next);
  };
}

const isRefusal = (status: number) => status >= 400 && status < 500;

/**
 * Whether a request whose connection failed may go to another address: one of which nothing was sent; a read; a write that the CMS does
 * once (decisions, HTTP contract). Not an upload: what streamed is gone.
 */
function mayRepeat(request: Request, error: Error): boolean {
  if (isUpload(request)) return false;
  return isUnsent(error) || isReading(request) || request.get(IDEMPOTENCY_HEADER) !== undefined;
}

const takeBody: RequestHandler = async (request, response, next) => {
  try {
    if (isUpload(request)) checkUpload(request);
    else request.body = await readBody(request, { limit: BODY_MAX_BYTES.api, deadline: BODY_DEADLINE_MS });
    next();
  } catch (error) {
    if (!(error instanceof BodyError)) return next(error);
    answerError(response, error.status, REASONS[error.status]);
    dropBody(request);
  }
};

const isUpload = ({ method, path }: Request): boolean => method === 'POST' && path === UPLOAD_PATH;

/** An upload is not read here. Its length must be known, so that it can be refused before it is sent; Node forwards no more bytes than that. */
function checkUpload(request: Request): void {
  const length = request.headers['content-length'];
  if (hasBody(request) && length === undefined) throw new BodyError(411);
  if (Number(length ?? 0) > BODY_MAX_BYTES.upload) throw new BodyError(413);
}

/** Sets the headers before the proxy copies them: it calls no hook for a request with `Expect`. */
function signedHeaders(internalSecret: string): RequestHandler {
  return (request, response, next) => {
    response.locals.calledAt = performance.now();
    const address = request.ip ?? '';
    const host = request.get('host') ?? '';
    const headers = clientHeaders(request.headers);
    const requestId = currentRequestId();
    for (const name of NOT_FORWARDED) delete headers[name];
    request.headers = {
      ...headers,
      ...(Buffer.isBuffer(request.body) ? { 'content-length': String(request.body.byteLength) } : {}),
      ...visitorHeaders(address, internalSecret, Math.floor(Date.now() / 1000)),
      ...(requestId ? { [REQUEST_ID_HEADER]: requestId } : {}),
      'x-forwarded-for': address,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': host,
    };
    next();
  };
}

const REASONS = {
  400: 'The body is broken.',
  408: 'The request took too long.',
  411: 'The length of the request is missing.',
  413: 'The request is too large.',
  415: 'The body is compressed in a way that is not known here.',
} as const;

const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  408: 'RequestTimeoutError',
  411: 'LengthRequiredError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  502: 'BadGatewayError',
};

/** Answers in Strapi's error envelope, which is what callers of the API know. */
function answerError(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ data: null, error: { status, name: NAMES[status], message, details: {} } }));
}
