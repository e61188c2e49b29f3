import type { Core } from '@strapi/strapi';
import { NEWSLETTER_MAIL, whilePending } from '../api/newsletter/services/newsletter';
import { forgetSpentCaptchas, spentCaptchaTable } from '../captcha/spent';
import { addTables } from '../database/tables';
import { environment } from '../environment';
import { startMail, stopMail } from '../mail';
import { writeLate } from '../mail/late';
import { orderLeads } from './admin-list';
import { grantLeadActions, registerLeadActions } from './admin-permissions';
import { addLeadRoutes } from './admin-routes';
import { forgetUnconfirmed, removeOldLeads } from './retention';

/** Adds the tables of the leads and what the admin needs for them; call it in `register`. */
export async function registerLeads(strapi: Core.Strapi): Promise<void> {
  addTables(strapi, [spentCaptchaTable]);
  orderLeads(strapi);
  addLeadRoutes(strapi);
  writeLate(NEWSLETTER_MAIL, whilePending);
  await registerLeadActions(strapi);
}

/** Starts the mail queue and the nightly cleaning. */
export async function bootstrapLeads(strapi: Core.Strapi): Promise<void> {
  await grantLeadActions(strapi);
  await startMail(strapi);
  strapi.cron.add({
    leadRetention: {
      task: async () => {
        await removeOldLeads(strapi, environment.LEAD_RETENTION_MONTHS);
        await forgetUnconfirmed(strapi);
        await forgetSpentCaptchas(strapi);
      },
      options: { rule: '17 3 * * *' },
    },
  });
}

/** Lets the mail that is being sent finish. */
export async function destroyLeads(): Promise<void> {
  await stopMail();
}
