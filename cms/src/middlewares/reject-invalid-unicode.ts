import type { Context, Next } from 'koa';
import { isApiPath } from '../http/api-path';
import { HttpError } from '../http/http-error';
import { dropInvalidText, isValidText } from '../http/invalid-text';

/** Where the admin's forms save pages, entries and what is said of files. */
const CONTENT = /^\/(content-manager|upload)\//i;

/** Most values of a body, lists, objects and their members counted. The largest card of the API has 300. */
const MAX_VALUES = { api: 5_000, admin: 50_000 };

/**
 * Runs after the body parser and before everything that reads the body. Rejects text that the database or the password hash
 * cannot take, and bodies of so many values that validating each would cost seconds. An editor's content is freed of such text
 * instead.
 */
export default () => async (ctx: Context, next: Next) => {
  const { body } = ctx.request as { body?: unknown };
  const most = isApiPath(ctx.path) ? MAX_VALUES.api : MAX_VALUES.admin;
  if (CONTENT.test(ctx.path)) dropInvalidText(body);
  if (/%00/.test(ctx.url) || !isValid(body, most)) {
    throw new HttpError(400, { key: 'request.malformed' });
  }
  await next();
};

/** Whether every string of a body is valid, names of fields included. Iterative, since a body may be nested deeply. */
function isValid(body: unknown, most: number): boolean {
  const open = [body];
  let seen = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isValidText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    const parts: unknown[] = Array.isArray(value) ? value : Object.keys(value);
    seen += parts.length;
    if (seen > most) return false;
    for (const part of parts) open.push(part);
    if (parts !== value) for (const part of Object.values(value)) open.push(part);
  }
  return true;
}
