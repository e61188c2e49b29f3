import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { finishRequests } from '../http/finish-requests';
import { finishJobs } from '../jobs';
import { stopMail } from '../mail';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Milliseconds for what is under way, and then for closing. Together below `stop_grace_period` (docker-compose.yml), after which all is cut. */
const GRACE_MS = 45_000;
const CLOSING_MS = 5_000;

/**
 * Sets what SIGTERM and SIGINT do before they end the process with exit code 0, in place of what was set before. Strapi's own
 * handlers cut requests under way, and a start in the middle of a query.
 * @param finish done once, whatever further signals come
 */
export function onStop(finish: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await finish();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, stop);
}

/** Lets requests, jobs and the mail that is being sent end, and closes the server. Begins nothing new. */
export async function finishServing(strapi: Core.Strapi): Promise<void> {
  await Promise.race([Promise.all([finishRequests(strapi), finishJobs(), stopMail()]), pause(GRACE_MS)]);
  // Waits for each connection to the database, also for one that does not answer.
  await Promise.race([strapi.destroy(), pause(CLOSING_MS)]);
}
