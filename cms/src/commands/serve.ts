import { withStartLock } from '../database/start-lock';
import { environment } from '../environment';
import { prepareFirstStart } from '../first-start';
import { startMetrics } from '../metrics-server';
import { createServer } from './boot';
import { outliveLostQueries } from './lost-queries';
import { printEvent, run } from './run';
import { finishServing, onStop } from './stop';

/**
 * Starts the CMS: prepares the database (schema; first accounts; the demo site in an empty database), one process at a time,
 * then opens the port.
 * SIGTERM and SIGINT end a start at once, because the next one goes on from wherever it was (docs/decisions/044); later they
 * let what is under way end. An error that nobody took ends the process by a line of the log: Node's own words have whatever a library
 * hung on the error.
 */
run(async () => {
  const strapi = createServer();
  onStop(async () => {});
  await withStartLock(async () => {
    await strapi.load();
    outliveLostQueries(strapi);
    await prepareFirstStart(strapi);
  });
  await startMetrics(strapi);
  await strapi.listen();
  process.once('uncaughtException', (error) => {
    strapi.log.error(error);
    process.exit(1);
  });
  onStop(() => finishServing(strapi));
  printEvent({ event: 'listening', address: `http://${environment.CMS_HOST}:${environment.CMS_PORT}` });
});
