import type { Core } from '@strapi/strapi';
import { registerMailWriter } from '../mail/deferred';
import { guardAdminSignIn } from './admin-sign-in';
import { prepareLogin } from './login';
import { RESET_MAIL, writeResetMail } from './password-reset';
import { endSessionsWithAccounts } from './sessions';

export function registerAuthentication(strapi: Core.Strapi): void {
  guardAdminSignIn(strapi);
  registerMailWriter(RESET_MAIL, writeResetMail);
}

export async function bootstrapAuthentication(strapi: Core.Strapi): Promise<void> {
  endSessionsWithAccounts(strapi);
  await prepareLogin(strapi);
}
