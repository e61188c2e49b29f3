import { environment } from '../environment';
import { prepareFirstStart } from '../first-start';
import { createServer } from './boot';
import { printEvent, run } from './run';

/**
 * Starts the CMS: prepares the database (first accounts; the demo site in an empty database), then opens the port.
 * SIGTERM and SIGINT close cleanly (Strapi listens to both itself).
 */
run(async () => {
  const strapi = await createServer().load();
  await prepareFirstStart(strapi);
  await strapi.listen();
  printEvent({ event: 'listening', address: `http://${environment.CMS_HOST}:${environment.CMS_PORT}` });
});
