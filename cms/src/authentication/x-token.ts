import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { TOKEN_HEADER } from '../contract';
import { HttpError } from '../http/http-error';
import { findStaff, type Staff } from './sessions';
import { sessionOfToken } from './token';

/** Who sent a request; null without a valid `x-token`. */
export async function staffOfRequest(strapi: Core.Strapi, ctx: Context): Promise<Staff | null> {
  const session = sessionOfToken(ctx.get(TOKEN_HEADER));
  return session === null ? null : findStaff(strapi, session);
}

/** Routes of staff: `config.auth.strategies: [staffOnly(strapi)]`. Without a valid `x-token` the response is 401. */
export const staffOnly = (strapi: Core.Strapi) => ({
  name: 'x-token',
  async authenticate(ctx: Context) {
    const credentials = await staffOfRequest(strapi, ctx);
    if (!credentials) throw new HttpError(401, { key: 'auth.required' });
    return { authenticated: true, credentials };
  },
});

/** Public reads that show staff more. A request without a valid token is treated as a visitor's. */
export const anyone = (strapi: Core.Strapi) => ({
  name: 'x-token-optional',
  async authenticate(ctx: Context) {
    return { authenticated: true, credentials: await staffOfRequest(strapi, ctx) };
  },
});

/** Who sent a request of a `staffOnly` route. */
export function staff(ctx: Context): Staff {
  const found = reader(ctx);
  if (!found) throw new Error('This route has no staffOnly strategy.');
  return found;
}

/** Who sent a request of an `anyone` route; null for a visitor. */
export function reader(ctx: Context): Staff | null {
  return (ctx.state.auth?.credentials as Staff | null | undefined) ?? null;
}
