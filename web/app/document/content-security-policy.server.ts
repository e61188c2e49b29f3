import { createHash } from 'node:crypto';
import type { Environment } from '~/environment/parse-environment';
import { FILM_PLAYERS } from '~/player-cards/rules/film';

type PolicySettings = Pick<Environment, 'NODE_ENV' | 'CMS_PUBLIC_URL' | 'API_BASE'>;

/**
 * The policy of a page. Scripts run from our origin or with one of the given hashes: pages are cached, so a nonce would
 * be the same for every visitor; a hash may be.
 * @param scriptHashes base64 SHA-256 of each inline script
 */
export function contentSecurityPolicy(settings: PolicySettings, scriptHashes: readonly string[]): string {
  const development = settings.NODE_ENV === 'development';
  const api = settings.API_BASE.startsWith('/') ? [] : [new URL(settings.API_BASE).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    // Vite puts styles into the page by script while developing.
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...(development ? ['ws:'] : [])],
    'frame-src': Object.values(FILM_PLAYERS),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The admin shows a draft in a frame.
    'frame-ancestors': ["'self'", settings.CMS_PUBLIC_URL],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Hashes the inline scripts that our own renderer marked with `nonce`, and takes the mark away. A script that came in by
 * another way carries no mark, gets no hash, and does not run.
 * @param html the page's bytes, one letter each (latin1)
 */
export function sealInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = parts.slice(1).flatMap((part, index) => hashOfMarked(parts[index] ?? '', part) ?? []);
  return { html: parts.join(''), hashes: [...new Set(hashes)] };
}

/** @param before what stands before a mark @param after what follows it @returns null for a tag that is no inline script */
function hashOfMarked(before: string, after: string): string | null {
  const end = after.indexOf('>');
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end);
  if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) return null;
  const text = after.slice(end + 1, after.indexOf('</script>'));
  return createHash('sha256').update(text, 'latin1').digest('base64');
}
