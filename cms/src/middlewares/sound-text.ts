import type { Context, Next } from 'koa';
import { isApiPath } from '../http/api-path';
import { Refusal } from '../http/refusal';

/** U+0000, which PostgreSQL takes in no text, and halves of a character, which the hashing of passwords never ends on. */
const UNSOUND = /\p{Cs}|\0/u;

/** Most values of a body: a list or an object counts, and each thing in it. The largest card of the API has 300. */
const MOST_VALUES = { api: 5_000, admin: 50_000 };

/**
 * Stands behind the body parser and before everything that reads: refuses text that some part below cannot take, and bodies
 * of so many small values that checking each and naming it in the answer would cost seconds.
 */
export default () => async (ctx: Context, next: Next) => {
  const most = isApiPath(ctx.path) ? MOST_VALUES.api : MOST_VALUES.admin;
  if (/%00/.test(ctx.url) || !isSound((ctx.request as { body?: unknown }).body, most)) {
    throw new Refusal(400, { key: 'request.malformed' });
  }
  await next();
};

/** Whether every text in a body is sound, names of fields included. One after the other: a body may be nested deeply. */
function isSound(body: unknown, most: number): boolean {
  const open = [body];
  let seen = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && UNSOUND.test(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    const parts: unknown[] = Array.isArray(value) ? value : Object.keys(value);
    seen += parts.length;
    if (seen > most) return false;
    for (const part of parts) open.push(part);
    if (parts !== value) for (const part of Object.values(value)) open.push(part);
  }
  return true;
}
