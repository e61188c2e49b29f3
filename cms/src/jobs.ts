import type { Core } from '@strapi/strapi';
import { deleteOldNetworks } from './authentication/familiar-networks';
import { deleteExpiredResets } from './authentication/password-reset';
import { deleteExpiredSessions } from './authentication/sessions';
import { deleteExpiredCaptchas } from './captcha/spent';
import { deleteOldKeys } from './http/idempotency';
import { collectAllImages, collectImages } from './images/removal';
import { takeRun } from './job-runs';
import { removeOldLeads } from './leads/retention';
import { jobs as jobRuns } from './metrics';
import { deleteUnconfirmed } from './newsletter/subscription';
import { purgeDeletedCards } from './player-cards/purge';
import { publishDuePages } from './scheduled-publication/publish-due';

type Job = (strapi: Core.Strapi) => Promise<unknown>;

interface Schedule {
  /** As cron writes it, in the server's time zone. */
  rule: string;
  jobs: Job[];
}

const SCHEDULES: Record<string, Schedule> = {
  'upfield-minute': { rule: '* * * * *', jobs: [publishDuePages, purgeDeletedCards, collectImages] },
  'upfield-hour': {
    rule: '17 * * * *',
    jobs: [deleteExpiredSessions, deleteExpiredResets, deleteOldNetworks, deleteOldKeys],
  },
  'upfield-night': {
    rule: '17 3 * * *',
    jobs: [removeOldLeads, deleteUnconfirmed, deleteExpiredCaptchas, collectAllImages],
  },
};

const running = new Set<Promise<void>>();
let isEnding = false;

const MINUTE_MS = 60_000;

/** The minute that the clock is at, or is about to be: timers and the clocks of two machines are not exact. */
const nearestMinute = () => new Date(Math.round(Date.now() / MINUTE_MS) * MINUTE_MS);

/** Each job is idempotent: what a process left undone, the next run does. */
async function runAll(strapi: Core.Strapi, name: string, jobs: Job[]): Promise<void> {
  const scheduledFor = nearestMinute();
  const isOurs = await takeRun(strapi, name, scheduledFor);
  strapi.log.debug(`${name} of ${scheduledFor.toISOString()} is run by ${isOurs ? 'this' : 'another'} process.`);
  if (!isOurs) return;
  for (const job of jobs) {
    if (isEnding) return;
    await run(strapi, job);
  }
}

async function run(strapi: Core.Strapi, job: Job): Promise<void> {
  const ended = jobRuns.startTimer({ task: job.name });
  try {
    await job(strapi);
    ended({ outcome: 'done' });
  } catch (error) {
    ended({ outcome: 'failed' });
    strapi.log.error(`Job ${job.name} failed: ${error}`);
  }
}

/** Starts the scheduled jobs. Only the mail queue has its own timer (mail/queue). */
export function startJobs(strapi: Core.Strapi): void {
  for (const [name, { rule, jobs }] of Object.entries(SCHEDULES)) {
    // Without a zero before it, the first failure is no increase.
    for (const { name } of jobs) for (const outcome of ['done', 'failed']) jobRuns.zero({ task: name, outcome });
    const task = async () => {
      const run = runAll(strapi, name, jobs);
      running.add(run);
      await run.finally(() => running.delete(run));
    };
    strapi.cron.add({ [name]: { task, options: { rule } } });
  }
}

/** Ends after the jobs that are running. */
export async function finishJobs(): Promise<void> {
  isEnding = true;
  await Promise.all(running);
}
