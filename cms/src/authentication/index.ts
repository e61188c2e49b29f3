import type { Core } from '@strapi/strapi';
import { registerMailWriter } from '../mail/deferred';
import { guardAdminSignIn } from './admin-sign-in';
import { prepareLogin } from './login';
import { RESET_MAIL, writeResetMail } from './password-reset';
import { endSessionsWithAccounts } from './sessions';

/** Adds our rate limits to the admin sign-in and registers the mail of a password reset; call it in `register`. */
export function registerAuthentication(strapi: Core.Strapi): void {
  guardAdminSignIn(strapi);
  registerMailWriter(RESET_MAIL, writeResetMail);
}

/** Ends sessions together with their accounts and prepares the login; call it in `bootstrap`. */
export async function bootstrapAuthentication(strapi: Core.Strapi): Promise<void> {
  endSessionsWithAccounts(strapi);
  await prepareLogin(strapi);
}
