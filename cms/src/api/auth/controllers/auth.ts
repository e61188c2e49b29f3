import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { signIn } from '../../../authentication/login';
import { askForReset, resetPassword } from '../../../authentication/password-reset';
import { endSession, type Staff } from '../../../authentication/sessions';
import { issueToken } from '../../../authentication/token';
import { staff } from '../../../authentication/x-token';
import { forgotPassword, login, resetPassword as reset, type Session } from '../../../contract';
import { read } from '../../../http/read';
import { addressOf } from '../../../rate-limits/limiter';

const answer = (signedIn: Staff): Session => ({
  token: issueToken(signedIn),
  name: signedIn.name,
  uid: signedIn.uid,
});

/** A response that carries a token must not be cached. */
function answerSession(ctx: Context, signedIn: Staff): void {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = answer(signedIn);
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async login(ctx: Context) {
    answerSession(ctx, await signIn(strapi, read(login, ctx.request.body), addressOf(ctx)));
  },

  /** A fresh token of the same session. */
  renew(ctx: Context) {
    answerSession(ctx, staff(ctx));
  },

  async logout(ctx: Context) {
    await endSession(strapi, staff(ctx).session);
    ctx.body = { ok: true };
  },

  async forgotPassword(ctx: Context) {
    await askForReset(strapi, read(forgotPassword, ctx.request.body).email, addressOf(ctx));
    ctx.body = { ok: true };
  },

  async resetPassword(ctx: Context) {
    await resetPassword(strapi, read(reset, ctx.request.body), addressOf(ctx));
    ctx.body = { ok: true };
  },
});
