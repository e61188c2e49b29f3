import { ensureFirstAccounts } from '../accounts/first-accounts';
import { environment } from '../environment';
import { seedOnce } from '../seed';
import { createServer } from './boot';

/**
 * Starts the CMS: database, first accounts, the demo site on a database that never had one, then the doors open.
 * Events stand on stdout, one JSON object a line, for the script that started it. SIGTERM and SIGINT close cleanly
 * (Strapi listens to both itself).
 */
async function serve(): Promise<void> {
  const strapi = await createServer().load();
  for (const account of await ensureFirstAccounts(strapi)) tell({ event: 'account', ...account });
  if (environment.SEED === 'demo') await seedOnce(strapi);
  await strapi.listen();
  tell({ event: 'listening', address: `http://${environment.CMS_HOST}:${environment.CMS_PORT}` });
}

function tell(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
