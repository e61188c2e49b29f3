import type { RequestHandler } from 'express';
import { NOT_FOUND_PATH } from '~/site/route-handle';

/**
 * What the decoded path may not contain: control characters, backslashes, which browsers take for slashes, and dot segments, which clients
 * resolve before they ask (RFC 3986, section 5.2.4). Slashes at its start are for `pageAddress` to judge.
 */
const FORBIDDEN = /[\\\p{Cc}]|(?:^|\/)\.{1,2}(?:\/|$)/u;

const SITE = 'http://site';

/**
 * Path and query that a request asks us for.
 * @param target the request line's, in origin-form or absolute-form (RFC 9112, section 3.2)
 * @param hosts names by which this site may be asked for in absolute-form
 * @returns `NOT_FOUND_PATH` for a target that is not on this site, contains a forbidden character or segment, or cannot be decoded
 */
export function siteTarget(target: string, hosts: readonly string[]): string {
  const path = target.startsWith('/') ? target : pathOnHosts(target, hosts);
  if (path === null || !URL.canParse(SITE + path)) return NOT_FOUND_PATH;
  try {
    const written = path.split(/[?#]/, 1)[0] ?? '';
    return FORBIDDEN.test(decodeURIComponent(written)) ? NOT_FOUND_PATH : path;
  } catch {
    return NOT_FOUND_PATH;
  }
}

function pathOnHosts(target: string, hosts: readonly string[]): string | null {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { host, pathname, search } = new URL(target);
  return hosts.includes(host) ? pathname + search : null;
}

/**
 * Brings the request's target into origin-form before anything else reads it; the target of another site becomes `NOT_FOUND_PATH`.
 * @param publicUrl origin of the site
 */
export function originForm(publicUrl: string): RequestHandler {
  const ours = new URL(publicUrl).host;
  return (request, _response, next) => {
    const target = siteTarget(request.url, [ours, request.get('host') ?? ours]);
    request.url = target;
    request.originalUrl = target;
    next();
  };
}
