import type { Context, Next } from 'koa';
import { Refusal } from '../http/refusal';

/** U+0000, which PostgreSQL takes in no text, and halves of a character, which the hashing of passwords never ends on. */
const UNSOUND = /\p{Cs}|\0/u;

/** Stands behind the body parser and before everything that reads: refuses text that some part below cannot take. */
export default () => async (ctx: Context, next: Next) => {
  if (/%00/.test(ctx.url) || !isSound((ctx.request as { body?: unknown }).body)) {
    throw new Refusal(400, { key: 'request.malformed' });
  }
  await next();
};

/** Whether every text in a body is sound, names of fields included. One after the other: a body may be nested deeply. */
function isSound(body: unknown): boolean {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && UNSOUND.test(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) open.push(name, part);
  }
  return true;
}
