import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { PREVIEW_HEADER, REVISION_HEADER, TOKEN_HEADER } from '../contract';

/** Room for all answers together: the number of different searches is unlimited. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Memory of an answer beside its body. */
const OVERHEAD_BYTES = 1024;

/** An answer that every visitor gets at one revision, ready to be sent. */
export interface CachedAnswer {
  revision: number;
  body: Buffer;
  headers: Record<string, string>;
}

const answers = new LRUCache<string, CachedAnswer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }, key) => body.byteLength + key.length + OVERHEAD_BYTES,
});

/**
 * Names what a request asks for, letter case, order and unknown parameters of its address aside.
 * @param read number of the handler that takes it
 * @param query what of the query decides on the answer; nothing without it
 * @returns null where the answer is for this reader alone (staff, an editor's preview) or a refusal
 */
export function keyOf(ctx: Context, read: number, query?: z.ZodType): string | null {
  if (ctx.get(TOKEN_HEADER) !== '' || ctx.get(PREVIEW_HEADER) !== '') return null;
  const asked = query?.safeParse({ ...ctx.query });
  return asked?.success === false ? null : JSON.stringify([read, ctx.params, asked?.data]);
}

/** Keeps what a handler has put into the context. */
export function storeAnswer(key: string, ctx: Context, revision: number): CachedAnswer {
  const body = Buffer.from(JSON.stringify(ctx.body));
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const own = [REVISION_HEADER, 'X-Total-Count'].map((name): [string, string] => [name, ctx.response.get(name)]);
  // Weak, because what stands between us and a browser may compress the body.
  const headers = Object.fromEntries([['ETag', `W/"${tag}"`], ...own.filter(([, value]) => value !== '')]);
  const kept = { revision, body, headers };
  answers.set(key, kept);
  return kept;
}

/** Sends the kept answer, if there is one of this revision. @returns whether there was */
export function sendIfCached(ctx: Context, key: string, revision: number): boolean {
  const kept = answers.get(key);
  if (kept?.revision !== revision) return false;
  send(ctx, kept);
  return true;
}

/** Sends an answer, or says that what the client holds is unchanged (RFC 9110, section 13.1.2). */
export function send(ctx: Context, { body, headers }: CachedAnswer): void {
  ctx.set(headers);
  ctx.status = 200;
  ctx.type = 'json';
  ctx.body = body;
  if (ctx.fresh) ctx.status = 304;
}
