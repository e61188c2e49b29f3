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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes the inline scripts that our own renderer marked with `nonce`, and takes the mark away. A script that came in by
 * another way carries no mark, gets no hash, and does not run.
 */
export function sealInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const sealed = html.replace(SCRIPT, (script, attributes: string, text: string) => {
    if (!attributes.includes(mark)) return script;
    if (!/\ssrc=/.test(attributes)) hashes.add(createHash('sha256').update(text).digest('base64'));
    return `<script${attributes.replace(mark, '')}>${text}</script>`;
  });
  return { html: sealed.replaceAll(mark, ''), hashes: [...hashes] };
}
