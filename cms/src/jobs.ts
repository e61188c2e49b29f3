import type { Core } from '@strapi/strapi';
import { forgetOldNetworks } from './authentication/familiar-networks';
import { forgetOldResets } from './authentication/password-reset';
import { forgetExpiredSessions } from './authentication/sessions';
import { forgetOldKeys } from './http/idempotency';
import { collectImages } from './images/collect';
import { purgeDeletedCards } from './player-cards/purge';

type Job = (strapi: Core.Strapi) => Promise<void>;

const EVERY_MINUTE: Job[] = [purgeDeletedCards, collectImages];
const EVERY_HOUR: Job[] = [forgetExpiredSessions, forgetOldResets, forgetOldNetworks, forgetOldKeys];

/** Each job may run on every replica at once: what one has removed, the other does not find. */
async function runAll(strapi: Core.Strapi, jobs: Job[]): Promise<void> {
  for (const job of jobs) {
    await job(strapi).catch((error: unknown) => strapi.log.error(`Job ${job.name} failed: ${error}`));
  }
}

export function startJobs(strapi: Core.Strapi): void {
  strapi.cron.add({
    'upfield-minute': { task: () => runAll(strapi, EVERY_MINUTE), options: { rule: '* * * * *' } },
    'upfield-hour': { task: () => runAll(strapi, EVERY_HOUR), options: { rule: '17 * * * *' } },
  });
}
