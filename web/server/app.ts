import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { RevisionClock } from '~/content.server/revision-clock';
import type { Environment } from '~/parse-environment';
import { previewCookieName } from '~/preview-cookie-name';
import { bodyLimit, cmsProxy } from './cms-proxy';
import { health } from './health';
import { PageCache } from './page-cache';
import { decodableAddress, pageMethods } from './page-requests';
import { pages } from './pages';
import { CmsRevisions, type Revisions } from './revision';
import { securityHeaders } from './security-headers';

const CACHE_BYTES = 64 * 1024 * 1024;

export interface AppParts {
  environment: Environment;
  /** The built pages, or a function that loads them anew while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves files that need no rendering. */
  files: RequestHandler[];
}

/** The web server's chain: security headers, CMS, files, pages. */
export function createApp({ environment, build, files }: AppParts): Express {
  const app = express();
  const clock = new RevisionClock();
  const behindProxy = environment.TRUSTED_PROXY_HOPS > 0;
  app.disable('x-powered-by');
  app.set('trust proxy', environment.TRUSTED_PROXY_HOPS);
  app.use(securityHeaders(environment));
  app.get('/healthz', health(environment.CMS_URL));
  app.use(compression());
  app.use(bodyLimit);
  app.use(cmsProxy({ cmsUrl: environment.CMS_URL, internalSecret: environment.INTERNAL_SECRET }));
  app.use(pageMethods);
  app.use(decodableAddress);
  app.use(files);
  app.all(
    '*',
    pages(
      createRequestHandler(build, environment.NODE_ENV),
      new PageCache(revisionsFor(environment, clock), clock, CACHE_BYTES),
      {
        publicUrl: environment.PUBLIC_URL,
        internalSecret: environment.INTERNAL_SECRET,
        previewCookie: previewCookieName(environment.PUBLIC_URL),
        behindProxy,
      },
    ),
  );
  app.use(answerFailure);
  return app;
}

/** While developing pages change without the CMS knowing, so its revision is never known and nothing is kept. */
function revisionsFor({ NODE_ENV, CMS_URL }: Environment, clock: RevisionClock): Revisions {
  return NODE_ENV === 'development' ? { current: async () => null } : new CmsRevisions(CMS_URL, clock).keepConfirmed();
}

const answerFailure: ErrorRequestHandler = (error, request, response, next) => {
  console.error(`${request.method} ${request.path}`, error);
  if (response.headersSent) next(error);
  else response.status(500).set('Cache-Control', 'no-store').type('text/plain').send('Something went wrong here.');
};
