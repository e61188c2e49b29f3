import type { Core } from '@strapi/strapi';
import { orderLeads } from './admin-list';
import { grantLeadActions, registerLeadActions } from './admin-permissions';
import { addLeadRoutes } from './admin-routes';

/** Adds what the admin needs for leads; call it in `register`. */
export async function registerLeads(strapi: Core.Strapi): Promise<void> {
  orderLeads(strapi);
  addLeadRoutes(strapi);
  await registerLeadActions(strapi);
}

/** Grants editors the CSV export; call it in `bootstrap`. */
/** Grants editors the CSV export; call it in `bootstrap`. */
export async function bootstrapLeads(strapi: Core.Strapi): Promise<void> {
  await grantLeadActions(strapi);
}
