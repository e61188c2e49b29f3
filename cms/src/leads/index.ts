import type { Core } from '@strapi/strapi';
import { sortSearchedByCodePoint } from '../database/collation';
import { orderLeads } from './admin-list';
import { grantLeadActions, registerLeadActions } from './admin-permissions';
import { addLeadRoutes } from './admin-routes';
import { registerLeadMails } from './mails';

/** Columns of text that the admin's list is sorted by. */
const SORTED = [
  'fullname',
  'email',
  'guardian_name',
  'guardian_email',
  'sport',
  'country',
  'university',
  'player_name',
];

/** Adds what the admin needs for leads; call it in `register`. */
export async function registerLeads(strapi: Core.Strapi): Promise<void> {
  orderLeads(strapi);
  addLeadRoutes(strapi);
  registerLeadMails();
  await registerLeadActions(strapi);
}

/** Has both databases sort the admin's list alike, and grants editors the CSV export; call it in `bootstrap`. */
export async function bootstrapLeads(strapi: Core.Strapi): Promise<void> {
  await sortSearchedByCodePoint(strapi, 'leads', SORTED);
  await grantLeadActions(strapi);
}
