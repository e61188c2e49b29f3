import { ensureFirstAccounts } from '../accounts/first-accounts';
import { environment } from '../environment';
import { seedOnce } from '../seed';
import { createServer } from './boot';
import { run, tell } from './tell';

/**
 * Starts the CMS: database, first accounts, the demo site on a database that never had one, then the doors open.
 * SIGTERM and SIGINT close cleanly (Strapi listens to both itself).
 */
run(async () => {
  const strapi = await createServer().load();
  for (const account of await ensureFirstAccounts(strapi)) tell({ event: 'account', ...account });
  const seeded = environment.SEED === 'demo' ? await seedOnce(strapi) : null;
  if (seeded) tell({ event: 'seeded', ...seeded });
  await strapi.listen();
  tell({ event: 'listening', address: `http://${environment.CMS_HOST}:${environment.CMS_PORT}` });
});
