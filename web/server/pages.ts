import type { AppLoadContext, RequestHandler as RemixHandler } from '@remix-run/node';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { Request as Incoming, RequestHandler } from 'express';
import { cacheKey } from './cache-key';
import type { Page, PageCache } from './page-cache';
import { clientHeaders, visitorHeaders } from './visitor';

interface PageSettings {
  /** Origin of the site: the address of every page, whatever Host the client claims. */
  publicUrl: string;
  internalSecret: string;
  /** Name of the cookie of a preview, which always gets a rendering of its own. */
  previewCookie: string;
  /** Whether a proxy in front of us says which host the visitor asked for. */
  behindProxy: boolean;
}

/** Answers everything that is a page, or a page's data, from the cache or by rendering it. */
export function pages(render: RemixHandler, cache: PageCache, settings: PageSettings): RequestHandler {
  return async (request, response, next) => {
    try {
      const address = settings.publicUrl + request.originalUrl;
      if (!request.originalUrl.startsWith('/') || !URL.canParse(address)) {
        response.sendStatus(400);
        return;
      }
      const url = new URL(address);
      const key = isShared(request, settings.previewCookie) ? cacheKey(url) : null;
      const page =
        key === null
          ? await cache.getOwn(() =>
              renderPage(
                render,
                fullRequest(request, url, settings.behindProxy),
                contextOf(request, settings.internalSecret),
              ),
            )
          : await cache.get(key, () => renderPage(render, sharedRequest(request, new URL(url.origin + key)), NOBODY));
      response.status(page.status);
      // `set`, not `append`: the page's own policy takes the place of the one for plain files. Cookies are the exception.
      for (const [name, value] of page.headers) {
        if (name === 'set-cookie') response.append(name, value);
        else response.set(name, value);
      }
      response.send(page.body);
    } catch (error) {
      next(error);
    }
  };
}

/** A page that everyone shares is rendered for nobody in particular. */
const NOBODY: AppLoadContext = { visitorAddress: '', visitorHeaders: {} };

function isShared(request: Incoming, previewCookie: string): boolean {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const names = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]?.trim());
  return reading && !names.includes(previewCookie);
}

function contextOf(request: Incoming, secret: string): AppLoadContext {
  const address = request.ip ?? '';
  return { visitorAddress: address, visitorHeaders: visitorHeaders(address, secret, Math.floor(Date.now() / 1000)) };
}

/** The request as nobody in particular would send it: no cookie, no language, no token. */
function sharedRequest(request: Incoming, url: URL): Request {
  return new Request(url, { headers: { accept: request.headers.accept ?? '*/*' } });
}

function fullRequest(request: Incoming, url: URL, behindProxy: boolean): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(clientHeaders(request.headers))) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  // Remix compares the origin of a form with this host; only a trusted proxy may name another than the one in `Host`.
  const forwarded = behindProxy ? request.get('x-forwarded-host') : undefined;
  headers.set('x-forwarded-host', forwarded ?? request.get('host') ?? url.host);
  const reading = request.method === 'GET' || request.method === 'HEAD';
  return new Request(url, {
    method: request.method,
    headers,
    ...(reading ? {} : { body: createReadableStreamFromReadable(request), duplex: 'half' }),
  });
}

async function renderPage(render: RemixHandler, request: Request, context: AppLoadContext): Promise<Page> {
  const response = await render(request, context);
  const failed = response.status >= 400;
  if (failed || !response.headers.has('cache-control')) response.headers.set('Cache-Control', 'no-store');
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}
