import type { Core } from '@strapi/strapi';
import { applyPermissions, closeRegistration } from './permissions';

export async function bootstrapAccounts(strapi: Core.Strapi): Promise<void> {
  await applyPermissions(strapi);
  await closeRegistration(strapi);
}
