import type { Core } from '@strapi/strapi';
import { ensureFirstAccounts } from './accounts/first-accounts';
import { printEvent } from './commands/run';
import { storeDatabaseVersion } from './database/version';
import { environment } from './environment';
import { isSeeded, seed } from './seed';

/**
 * Prepares the database before the port opens: the first accounts, and the content that `SEED` selects if it never had
 * any.
 */
export async function prepareFirstStart(strapi: Core.Strapi): Promise<void> {
  await storeDatabaseVersion(strapi);
  await ensureFirstAccounts(strapi, (account) => printEvent({ event: 'account', ...account }));
  if (environment.SEED === 'none' || (await isSeeded(strapi))) return;
  printEvent({ event: 'seeding' });
  printEvent({ event: 'seeded', ...(await seed(strapi, environment.SEED)) });
}
