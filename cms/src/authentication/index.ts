import type { Core } from '@strapi/strapi';
import { addTables } from '../database/tables';
import { prepareLogin } from './login';
import { resetTable } from './password-reset';
import { endSessionsWithAccounts, sessionTable } from './sessions';

export function registerAuthentication(strapi: Core.Strapi): void {
  addTables(strapi, [sessionTable, resetTable]);
}

export async function bootstrapAuthentication(strapi: Core.Strapi): Promise<void> {
  endSessionsWithAccounts(strapi);
  await prepareLogin(strapi);
}
