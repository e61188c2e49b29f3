import type { AppLoadContext, Cookie } from '@remix-run/node';
import { REQUEST_ID_HEADER } from '@upfield/cms/contract/request-id';
import type { Request as Incoming, Response as Outgoing, RequestHandler } from 'express';
import { isPreviewOpen } from '~/content.server/preview-session';
import type { Environment } from '~/environment/parse-environment';
import type { KnownTargets } from './cached-answers';
import type { Metrics } from './metrics';
import { sendNotice } from './notice';
import { isPacked, type PackedPage, type Page } from './page';
import { type PageAddress, pageAddress } from './page-address';
import type { PageCache } from './page-cache';
import { ForeignForm, isReading, ownRequest, refuseForeignForm, sharedRequest } from './page-request';
import type { RouteOf } from './page-routes';
import type { PageSender } from './page-sender';
import type { Renderer } from './renderer';
import { RENDERING_POINTS, type RenderingQueue, TooManyRenderings } from './rendering-limits';
import { BODY_DEADLINE_MS, BODY_MAX_BYTES, BodyError, dropBody, readBody } from './request-body';
import { networkOf, visitorHeaders } from './visitor';

interface PageParts {
  render: Renderer;
  /** The routes of the build; while developing they change. */
  routes: () => RouteOf | Promise<RouteOf>;
  cache: PageCache;
  targets: KnownTargets;
  sender: PageSender;
  queue: RenderingQueue;
  previewCookie: Cookie;
  environment: Environment;
  metrics: Metrics;
}

/** Answers everything that is a page, or a page's data, from the cache or by rendering it. */
export function pages(parts: PageParts): RequestHandler {
  const find = pageFinder(parts);
  const sendPacked = (page: PackedPage, request: Incoming, response: Outgoing) => {
    response.locals.isPacked = true;
    // The page is the same for every visitor, and other caches keep its headers with it.
    response.removeHeader(REQUEST_ID_HEADER);
    parts.sender.send(request, response, page);
  };
  return async (request, response, next) => {
    // The page's URL is built from the site's own origin: the client's Host header is not trusted.
    const asked = new URL(parts.environment.PUBLIC_URL + request.originalUrl);
    try {
      const address = pageAddress(asked, request.method, await parts.routes());
      if (address.moved !== null && isReading(request)) return redirect(response, address.moved);
      await find(request, address).then(
        (page) => (isPacked(page) ? sendPacked(page, request, response) : send(response, page, address)),
        (error: unknown) => refuse(request, response, address, error),
      );
    } catch (error) {
      next(error);
    }
  };
}

/** Browsers cache a 301 without a limit unless it has a `max-age`, and a path may be used by another page later. */
const MOVED = { 'Cache-Control': 'public, max-age=3600' };

/** One page, one address (decisions, Caches and what may be shown). Of the address only the query is the client's. */
function redirect(response: Outgoing, address: string): void {
  response.status(301).set(MOVED).location(address).set('Content-Length', '0').end();
}

/** A shared page is rendered from a request without anything of the visitor. */
const ANONYMOUS: AppLoadContext = { visitorAddress: '', visitorHeaders: {}, droppedQuery: '' };

function pageFinder({ render, cache, targets, queue, previewCookie, environment, metrics }: PageParts) {
  const { INTERNAL_SECRET, TRUSTED_PROXY_HOPS } = environment;
  const behindProxy = TRUSTED_PROXY_HOPS > 0;

  return async (request: Incoming, address: PageAddress): Promise<Page> => {
    refuseForeignForm(request, behindProxy);
    const body = await readBody(request, { limit: BODY_MAX_BYTES.page, deadline: BODY_DEADLINE_MS });
    const points = address.route.document && !address.data ? RENDERING_POINTS.document : RENDERING_POINTS.data;
    const queued = (work: () => Promise<Page>) =>
      queue.run(networkOf(request.ip ?? ''), points, () => measured(metrics, work));
    const shared = isReading(request) && !(await isPreviewOpen(previewCookie, request.get('cookie') ?? null));
    if (!shared || address.key === null) {
      const own = ownRequest(request, address, body, behindProxy);
      const context = contextOf(request, address, INTERNAL_SECRET);
      return cache.getOwn(() => queued(() => renderPage(render, own, context, address)));
    }
    targets.remember(request.originalUrl, address.key);
    return cache.get(address.key, () => queued(() => renderPage(render, sharedRequest(address), ANONYMOUS, address)));
  };
}

async function measured(metrics: Metrics, render: () => Promise<Page>): Promise<Page> {
  const start = performance.now();
  const page = await render();
  metrics.rendered(page.status, (performance.now() - start) / 1000);
  return page;
}

function contextOf(request: Incoming, { dropped }: PageAddress, secret: string): AppLoadContext {
  const address = request.ip ?? '';
  return {
    visitorAddress: address,
    visitorHeaders: visitorHeaders(address, secret, Math.floor(Date.now() / 1000)),
    droppedQuery: dropped.toString(),
  };
}

async function renderPage(
  render: Renderer,
  request: Request,
  context: AppLoadContext,
  { route, data }: PageAddress,
): Promise<Page> {
  const response = await render(request, context, route.language);
  // The one page of all unknown addresses may be kept though it is a 404; the answer to a form is for its sender alone.
  const failed = response.status >= 400 && !(route.unknown && response.status === 404);
  const kept = request.method === 'GET' && !failed && response.headers.has('cache-control');
  if (!kept) response.headers.set('Cache-Control', 'no-store');
  // Search engines must not index the data of a page, even where they may index the page.
  if (data) response.headers.set('X-Robots-Tag', 'noindex');
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function send(response: Outgoing, page: Page, { dropped }: PageAddress): void {
  response.status(page.status);
  // `set`, not `append`: the page's own policy takes the place of the one for plain files. Cookies are the exception.
  for (const [name, value] of page.headers) {
    if (name === 'set-cookie') response.append(name, value);
    else response.set(name, name === 'location' ? withParameters(value, dropped) : value);
  }
  response.send(page.body);
}

/** A redirect on the site with the parameters that the page does not know: so that campaign parameters are not lost. */
function withParameters(location: string, dropped: URLSearchParams): string {
  if (!location.startsWith('/') || dropped.size === 0) return location;
  const [address = '', ...anchor] = location.split(/(?=#)/);
  return `${address}${address.includes('?') ? '&' : '?'}${dropped}${anchor.join('')}`;
}

/** @throws the error, unless the client caused it */
function refuse(request: Incoming, response: Outgoing, { route }: PageAddress, error: unknown): void {
  if (error instanceof TooManyRenderings) response.set('Retry-After', String(error.retryAfter));
  if (error instanceof TooManyRenderings || error instanceof ForeignForm || error instanceof BodyError) {
    sendNotice(request, response, error.status, route.language);
    dropBody(request);
  } else throw error;
}
