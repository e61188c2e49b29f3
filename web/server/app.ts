import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { Cms } from '~/content.server/cms';
import { createPreviewCookie } from '~/content.server/preview-session';
import { RevisionClock } from '~/content.server/revision-clock';
import type { Environment } from '~/environment/parse-environment';
import { log } from '~/log.server/log';
import { cachedAnswers, KnownTargets } from './cached-answers';
import { cmsProxy } from './cms-proxy';
import { Metrics } from './metrics';
import { PageCache } from './page-cache';
import { pageMethods } from './page-request';
import { pageRoutes } from './page-routes';
import { PageSender } from './page-sender';
import { pages } from './pages';
import { pictures } from './pictures';
import { renderer } from './renderer';
import { RenderingQueue } from './rendering-limits';
import { ofKind, requestLog } from './request-log';
import { originForm } from './request-target';
import { CmsRevisions, type WrittenRevisions } from './revision';
import { securityHeaders, setHeaders } from './security-headers';

const CACHE_BYTES = 64 * 1024 * 1024;

export interface AppParts {
  environment: Environment;
  /** The built pages, or a function that loads them anew while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The list of the scripts of Spanish pages; while developing all scripts have both languages. */
  spanishAssets?: ServerBuild['assets'];
  /** Serves files that need no rendering. */
  files: RequestHandler[];
  /** Texts of the build's style sheets by address. */
  styleSheets?: ReadonlyMap<string, string>;
  /** Where it counts what it does; its own, which nobody reads, without. */
  metrics?: Metrics;
}

/** The web server: kept pages first, then the chain of security headers, CMS, pictures, files and pages. */
export function createApp({
  environment,
  build,
  spanishAssets,
  files,
  styleSheets,
  metrics = new Metrics(),
}: AppParts): RequestListener {
  const app = express();
  const cms = new Cms(environment.CMS_URL);
  const clock = new RevisionClock();
  const common = securityHeaders(environment);
  const revisions = revisionsFor(environment, cms, clock);
  const cache = new PageCache(revisions, clock, CACHE_BYTES);
  metrics.watchPages(cache);
  const queue = new RenderingQueue();
  const targets = new KnownTargets();
  const sender = new PageSender(common);
  const render = renderer(build, spanishAssets, environment.NODE_ENV);
  const previewCookie = createPreviewCookie(environment);
  app.disable('x-powered-by');
  app.set('trust proxy', environment.TRUSTED_PROXY_HOPS);
  app.use(requestLog({ metrics, behindProxy: environment.TRUSTED_PROXY_HOPS > 0 }));
  app.use(originForm(environment.PUBLIC_URL));
  app.use(setHeaders(common));
  app.get('/livez', alive);
  app.get('/healthz', ready(cms));
  app.use(compression({ filter: isCompressible }));
  app.use(
    ofKind('proxied'),
    cmsProxy({ cms, internalSecret: environment.INTERNAL_SECRET, onWritten: () => revisions.written() }),
  );
  app.use(ofKind('picture'), pictures({ environment, cms, revisions, clock, pages: queue, metrics }));
  app.use(ofKind('other'), pageMethods);
  app.use(ofKind('file'), files);
  app.use(
    ofKind('page'),
    pages({
      render: (request, context, language) => render(request, { ...context, styleSheets }, language),
      routes: routesOf(build),
      cache,
      targets,
      sender,
      queue,
      previewCookie,
      environment,
      metrics,
    }),
  );
  app.use(answerFailure);
  return cachedAnswers({ targets, cache, sender, previewCookie: previewCookie.name }, app);
}

/** Byte ranges count the file's uncompressed bytes (RFC 9110, section 14), and a packed page is already in the chosen coding. */
const isCompressible: typeof compression.filter = (request, response) =>
  !response.locals.isPacked && !response.hasHeader('Content-Range') && compression.filter(request, response);

function routesOf(build: AppParts['build']) {
  if (typeof build === 'function') return async () => pageRoutes((await build()).routes);
  const routes = pageRoutes(build.routes);
  return () => routes;
}

/** During development pages change without a new revision of the CMS, so the revision counts as unknown and nothing is cached. */
function revisionsFor({ NODE_ENV }: Environment, cms: Cms, clock: RevisionClock): WrittenRevisions {
  return NODE_ENV === 'development'
    ? { current: () => null, silent: false, written: () => undefined }
    : new CmsRevisions(cms, clock).keepConfirmed();
}

const answerFailure: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  response.set('Cache-Control', 'no-store').type('text/plain');
  // A client's mistake, such as a range outside of a file, is not logged as an error of the server.
  if (error.status >= 400 && error.status < 500) return response.status(error.status).set(error.headers).send('');
  log('error', `${request.method} ${request.path} failed`, { error });
  response.status(500).send('Something went wrong here.');
};

const HEALTH_TIMEOUT_MS = 1500;

/** The process runs; nothing else is asked (docs/decisions/044). */
const alive: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ ok: true });
};

/**
 * Ready when this server can answer, with or without the CMS; the body says whether the CMS is ready, too (decisions, Start, settings,
 * health).
 */
function ready(cms: Cms): RequestHandler {
  return async (_request, response) => {
    const up = await cms.call('health', '/_ready', { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
      (answer) => answer.ok,
      () => false,
    );
    response.set('Cache-Control', 'no-store').json({ ok: true, cms: up ? 'up' : 'down' });
  };
}
