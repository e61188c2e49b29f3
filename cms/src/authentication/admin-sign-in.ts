import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { EMAIL_MAX, PASSWORD_MAX } from '../contract';
import { rows } from '../database/rows';
import { read } from '../http/read';
import { addressOf } from '../rate-limits/limiter';
import { compareWithDecoy } from './login';
import { countResetRequest } from './password-reset';
import { countAttempt } from './sign-in-limits';

const credentials = z.object({
  email: z.string().trim().toLowerCase().min(1).max(EMAIL_MAX),
  password: z.string().min(1).max(PASSWORD_MAX),
});

const forgottenPassword = credentials.pick({ email: true });

interface Middlewares {
  set(uid: string, middleware: () => (ctx: Context, next: Next) => Promise<void>): void;
}

/**
 * Replaces Strapi's rate limits of the admin's sign-in and of its forgotten passwords by ours: Strapi's count in the memory
 * of one process, and normalise the e-mail address differently from the sign-in itself. Call it in `register`, before the
 * routes get their middlewares.
 */
export function guardAdminSignIn(strapi: Core.Strapi): void {
  const middlewares = strapi.get('middlewares') as unknown as Middlewares;
  middlewares.set('admin::rateLimit', () => (ctx, next) => limitSignIn(strapi, ctx, next));
  middlewares.set('plugin::email.rateLimit', () => (ctx, next) => limitReset(strapi, ctx, next));
}

async function limitSignIn(strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> {
  const { body } = ctx.request;
  const { email, password } = read(credentials, body);
  // Strapi's sign-in also accepts an array and the query string: pass on exactly the address that was counted.
  ctx.request.body = { ...(body as object), email, password };
  const attempt = await countAttempt(strapi, { realm: 'admin', email }, addressOf(ctx));
  if ((await rows(strapi, 'admin::user').count({ where: { email } })) === 0) await compareWithDecoy(strapi, password);
  try {
    await next();
  } catch (error) {
    await attempt.failed();
    throw error;
  }
  await (ctx.status === 200 ? attempt.succeeded() : attempt.failed());
}

async function limitReset(strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> {
  const { body } = ctx.request;
  const { email } = read(forgottenPassword, body);
  ctx.request.body = { ...(body as object), email };
  await countResetRequest(strapi, { realm: 'admin', email }, addressOf(ctx));
  await next();
}
