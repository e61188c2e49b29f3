import type { IncomingMessage } from 'node:http';
import type { Request as Incoming, RequestHandler } from 'express';
import type { PageAddress } from './page-address';
import { clientHeaders } from './visitor';

const METHODS = ['GET', 'HEAD', 'POST'];

/** The methods of pages: reading, and sending a form. */
export const pageMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next();
  else response.status(405).set('Allow', METHODS.join(', ')).send();
};

/** Whether a page is only read, not sent to. */
export const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * The host that the visitor asked for.
 * @param behindProxy whether a trusted proxy is in front; only then `X-Forwarded-Host` is used instead of `Host`
 */
function hostOf(request: Incoming, behindProxy: boolean): string {
  const forwarded = behindProxy ? request.get('x-forwarded-host')?.split(',', 1)[0]?.trim() : undefined;
  return forwarded || request.get('host') || '';
}

/** A form that was sent from another site, or whose origin is hidden. */
export class ForeignForm extends Error {
  override readonly name = 'ForeignForm';
  readonly status = 403;
}

/**
 * Remix makes the same check (`throwIfPotentialCSRFAttack`), but answers it with a 500.
 * @throws ForeignForm
 */
export function refuseForeignForm(request: Incoming, behindProxy: boolean): void {
  const origin = request.get('origin');
  if (isReading(request) || origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== hostOf(request, behindProxy))
    throw new ForeignForm('The form is foreign');
}

/** The request without anything that identifies a visitor: no cookie, no language, no token. */
export function sharedRequest({ url }: PageAddress): Request {
  return new Request(url);
}

/** The request of this visitor, with what they sent. */
export function ownRequest(
  request: Incoming,
  { url }: PageAddress,
  body: Buffer | undefined,
  behindProxy: boolean,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(clientHeaders(request.headers))) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  headers.set('x-forwarded-host', hostOf(request, behindProxy));
  return new Request(url, {
    method: request.method,
    headers,
    body: body && !isReading(request) ? new Uint8Array(body) : undefined,
  });
}
