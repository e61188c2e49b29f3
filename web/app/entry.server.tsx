import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { SheetTexts } from './browser/style-sheets';
import { contentSecurityPolicy, sealInline } from './document/content-security-policy.server';
import { NonceContext } from './document/nonce';
import { endDocumentLast, modulesLast, withoutNuls } from './document/rendered-document.server';
import { environment } from './environment/environment.server';
import { log } from './log.server/log';

const RENDER_TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = '30';
const NO_SHEETS: ReadonlyMap<string, string> = new Map();

/** Renders a page as a whole: it is cached as a whole, and the policy needs to know every inline script and style in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { styleSheets = NO_SHEETS }: AppLoadContext,
) {
  const nonce = randomBytes(16).toString('base64url');
  const rendered = await renderWhole(
    <NonceContext.Provider value={nonce}>
      <SheetTexts.Provider value={styleSheets}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </SheetTexts.Provider>
    </NonceContext.Provider>,
    nonce,
  );
  const { html, hashes } = sealInline(modulesLast(endDocumentLast(rendered)), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(environment, hashes));
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS);
  return new Response(html, { status, headers });
}

/** Renders to the bytes of the document: what has to be found in it is ASCII, and strings of its length cost more than all that is done with them. */
function renderWhole(page: ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(withoutNuls(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(collector);
      },
      onShellError: reject,
      onError: (error) => log('error', 'A page could not be rendered', { error }),
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_TIMEOUT_MS);
  });
}

/**
 * Logs one line per unexpected error in a loader or action. The path without its query, which may contain search terms. A client error, such as
 * an action that a page does not have, is not logged: anybody could fill the disk with it.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted) return;
  log('error', `${request.method} ${new URL(request.url).pathname} failed`, { error });
};
