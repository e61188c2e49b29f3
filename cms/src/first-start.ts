import type { Core } from '@strapi/strapi';
import { ensureFirstAccounts } from './accounts/first-accounts';
import { printEvent } from './commands/run';
import { storeDatabaseVersion } from './database/version';
import { environment } from './environment';
import { isSeeded, seed } from './seed';
import { fileStore, placeOfFiles } from './storage';

/**
 * Prepares the database before the port opens: the first accounts, and the content that `SEED` selects if it never had
 * any.
 */
export async function prepareFirstStart(strapi: Core.Strapi): Promise<void> {
  await storeDatabaseVersion(strapi);
  await ensureFirstAccounts(strapi, (account) => printEvent({ event: 'account', ...account }));
  if (environment.SEED === 'none' || (await isSeeded(strapi))) return;
  await requireStorage();
  printEvent({ event: 'seeding' });
  printEvent({ event: 'seeded', ...(await seed(strapi, environment.SEED)) });
}

/** @throws Error that names the storage: that of its connection has an address alone */
async function requireStorage(): Promise<void> {
  await fileStore.check().catch((error: unknown) => {
    throw new Error(`The first pages have pictures, and ${placeOfFiles} is not there or cannot be reached: ${error}`);
  });
}
