import type { Core } from '@strapi/strapi';
import { addTables } from '../database/tables';
import { writeLate } from '../mail/late';
import { guardAdminSignIn } from './admin-sign-in';
import { familiarNetworkTable } from './familiar-networks';
import { prepareLogin } from './login';
import { RESET_MAIL, resetTable, writeResetMail } from './password-reset';
import { endSessionsWithAccounts, sessionTable } from './sessions';

export function registerAuthentication(strapi: Core.Strapi): void {
  addTables(strapi, [sessionTable, resetTable, familiarNetworkTable]);
  guardAdminSignIn(strapi);
  writeLate(RESET_MAIL, writeResetMail);
}

export async function bootstrapAuthentication(strapi: Core.Strapi): Promise<void> {
  endSessionsWithAccounts(strapi);
  await prepareLogin(strapi);
}
