import { createHash } from 'node:crypto';
import type { Environment } from '~/environment/parse-environment';
import { FILM_PLAYERS } from '~/player-cards/rules/film';
import { splitBytes } from './bytes.server';

/** By kind of element. */
type InlineHashes = Record<'script' | 'style', readonly string[]>;

const sourceOf = (hash: string) => `'sha256-${hash}'`;

type PolicySettings = Pick<Environment, 'NODE_ENV' | 'CMS_PUBLIC_URL' | 'API_BASE'>;

/**
 * The policy of a page. Scripts run from our origin or with one of the given hashes: pages are cached, so a nonce would
 * be the same for every visitor; a hash may be.
 * @param hashes base64 SHA-256 of each inline script and style
 */
export function contentSecurityPolicy(settings: PolicySettings, hashes: InlineHashes): string {
  const development = settings.NODE_ENV === 'development';
  const api = settings.API_BASE.startsWith('/') ? [] : [new URL(settings.API_BASE).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script.map(sourceOf)],
    // Vite puts styles into the page by script while developing.
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...hashes.style.map(sourceOf)],
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
 * Hashes the inline scripts and styles that our own renderer marked with `nonce`, and takes the mark away. One that came in by
 * another way carries no mark, gets no hash, and has no effect.
 */
export function sealInline(html: Buffer, nonce: string): { html: Buffer<ArrayBuffer>; hashes: InlineHashes } {
  const parts = splitBytes(html, ` nonce="${nonce}"`);
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [index, after] of parts.slice(1).entries()) addMarked(hashes, parts[index] ?? after, after);
  return { html: Buffer.concat(parts), hashes: { script: [...hashes.script], style: [...hashes.style] } };
}

/** @param before what stands before a mark @param after what follows it; nothing is added for a tag that is not inline */
function addMarked(hashes: Record<'script' | 'style', Set<string>>, before: Buffer, after: Buffer): void {
  const end = after.indexOf('>');
  const tag = before.toString('latin1', before.lastIndexOf('<')) + after.toString('latin1', 0, end);
  const kind = /^<(script|style)\b/.exec(tag)?.[1] as 'script' | 'style' | undefined;
  if (!kind || /\ssrc=/.test(tag)) return;
  const text = after.subarray(end + 1, after.indexOf(`</${kind}>`));
  hashes[kind].add(createHash('sha256').update(text).digest('base64'));
}
