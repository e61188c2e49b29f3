import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { clientHeaders, visitorHeaders } from './visitor';

/** The largest body is a 10 MB banner in its multipart wrapping; the CMS has the exact limits. */
const MAX_BODY_BYTES = 12 * 1024 * 1024;
const CMS_TIMEOUT_MS = 60_000;

interface ProxySettings {
  cmsUrl: string;
  internalSecret: string;
}

/** Refuses a body that is too large before it is streamed anywhere. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) <= MAX_BODY_BYTES) return next();
  // The client is still sending: the connection cannot be used again.
  response.set('Connection', 'close');
  answerError(response, 413, 'PayloadTooLargeError', 'The request is too large.');
};

/** Passes `/api` and `/uploads` on to the CMS, streaming both ways, with the visitor's signed address (decisions, Product). */
export function cmsProxy({ cmsUrl, internalSecret }: ProxySettings) {
  return createProxyMiddleware<Request>({
    target: cmsUrl,
    pathFilter: (path) => /^\/(api|uploads)(\/|$)/.test(path),
    proxyTimeout: CMS_TIMEOUT_MS,
    on: {
      proxyReq: (toCms, request) => {
        const kept = clientHeaders(request.headers);
        for (const name of toCms.getHeaderNames()) if (!(name in kept)) toCms.removeHeader(name);
        const address = request.ip ?? '';
        const ours = {
          ...visitorHeaders(address, internalSecret, Math.floor(Date.now() / 1000)),
          'x-forwarded-for': address,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.get('host') ?? '',
        };
        for (const [name, value] of Object.entries(ours)) toCms.setHeader(name, value);
      },
      error: (error, _request, response) => {
        console.error('The CMS cannot be reached', error.message);
        if ('writeHead' in response) answerError(response, 502, 'BadGatewayError', 'The server cannot be reached.');
        else response.destroy();
      },
    },
  });
}

/** Answers in Strapi's error envelope, which is what callers of the API know. */
function answerError(response: ServerResponse, status: number, name: string, message: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ data: null, error: { status, name, message, details: {} } }));
}
