import type { Core } from '@strapi/strapi';
import { ensureFirstAccounts } from './accounts/first-accounts';
import { printEvent } from './commands/run';
import { environment } from './environment';
import { isSeeded, seed } from './seed';

/** What a database needs before its doors open: the first accounts, and the site that `SEED` names where it never had one. */
export async function prepareFirstStart(strapi: Core.Strapi): Promise<void> {
  for (const account of await ensureFirstAccounts(strapi)) printEvent({ event: 'account', ...account });
  if (environment.SEED === 'none' || (await isSeeded(strapi))) return;
  printEvent({ event: 'seeding' });
  printEvent({ event: 'seeded', ...(await seed(strapi, environment.SEED)) });
}
