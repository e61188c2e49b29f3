import type { Core } from '@strapi/strapi';
import { deleteOldNetworks } from './authentication/familiar-networks';
import { deleteExpiredResets } from './authentication/password-reset';
import { deleteExpiredSessions } from './authentication/sessions';
import { deleteExpiredCaptchas } from './captcha/spent';
import { deleteOldKeys } from './http/idempotency';
import { collectAllImages, collectImages } from './images/removal';
import { removeOldLeads } from './leads/retention';
import { deleteUnconfirmed } from './newsletter/subscription';
import { purgeDeletedCards } from './player-cards/purge';

type Job = (strapi: Core.Strapi) => Promise<unknown>;

const EVERY_MINUTE: Job[] = [purgeDeletedCards, collectImages];
const EVERY_HOUR: Job[] = [deleteExpiredSessions, deleteExpiredResets, deleteOldNetworks, deleteOldKeys];
const EVERY_NIGHT: Job[] = [removeOldLeads, deleteUnconfirmed, deleteExpiredCaptchas, collectAllImages];

/** Each job is idempotent and may run on all replicas at the same time. */
async function runAll(strapi: Core.Strapi, jobs: Job[]): Promise<void> {
  for (const job of jobs) {
    await job(strapi).catch((error: unknown) => strapi.log.error(`Job ${job.name} failed: ${error}`));
  }
}

/** Starts the scheduled jobs. Only the mail queue has its own timer (mail/queue). */
export function startJobs(strapi: Core.Strapi): void {
  const job = (jobs: Job[], rule: string) => ({ task: () => runAll(strapi, jobs), options: { rule } });
  strapi.cron.add({
    'upfield-minute': job(EVERY_MINUTE, '* * * * *'),
    'upfield-hour': job(EVERY_HOUR, '17 * * * *'),
    'upfield-night': job(EVERY_NIGHT, '17 3 * * *'),
  });
}
