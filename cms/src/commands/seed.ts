import { withStartLock } from '../database/start-lock';
import { seed } from '../seed';
import { createServer } from './boot';
import { printEvent, run } from './run';

/** Loads the demo site, or what is missing of it, into the database of the settings. Safe to run twice. */
run(async () => {
  const strapi = createServer();
  await withStartLock(async () => {
    await strapi.load();
    printEvent({ event: 'seeded', ...(await seed(strapi, 'demo')) });
  });
  await strapi.destroy();
  process.exit(0);
});
