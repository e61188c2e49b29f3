import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LEAD_KINDS, type LeadKind } from './contract';

/** Everything that the CMS measures; docs/operations.md says what to watch. Counters begin at zero with each process. */
export const registry = new Registry();

const registers = [registry];

/** Seconds. An answer from what is kept takes a millisecond, an upload some seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. */
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60];

export const requests = new Histogram({
  name: 'upfield_cms_http_request_duration_seconds',
  help: 'Requests answered, by method, route and class of status; a route of "none" is a file or an unknown path',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: REQUEST_SECONDS,
  registers,
});

export const leads = new Counter({
  name: 'upfield_cms_leads_total',
  help: 'Leads stored, by kind',
  labelNames: ['kind'] as const,
  registers,
});
for (const kind of LEAD_KINDS) leads.inc({ kind } satisfies { kind: LeadKind }, 0);

export const mails = new Counter({
  name: 'upfield_cms_mail_attempts_total',
  help: 'Attempts to send a mail: sent; postponed to be tried again; failed for good',
  labelNames: ['outcome'] as const,
  registers,
});
for (const outcome of ['sent', 'postponed', 'failed']) mails.inc({ outcome }, 0);

/** Not `job`, which is Prometheus' own label of what it asks. */
export const jobs = new Histogram({
  name: 'upfield_cms_job_duration_seconds',
  help: 'Runs of what is done by the clock, by task and outcome (done, failed)',
  labelNames: ['task', 'outcome'] as const,
  buckets: JOB_SECONDS,
  registers,
});

export const pictures = new Counter({
  name: 'upfield_cms_pictures_total',
  help: 'Pictures of players stored, and removed with all their bytes',
  labelNames: ['change'] as const,
  registers,
});
for (const change of ['stored', 'removed']) pictures.inc({ change }, 0);

/** The rest is asked of the database at each reading, so that all replicas say the same (metrics-server). */
export const mailQueueLength = new Gauge({
  name: 'upfield_cms_mail_queue_length',
  help: 'Mails that wait to be sent or are being sent',
  registers,
});

export const mailQueueAge = new Gauge({
  name: 'upfield_cms_mail_queue_oldest_seconds',
  help: 'How long the oldest of them has waited; 0 without one',
  registers,
});

export const databaseConnections = new Gauge({
  name: 'upfield_cms_database_connections',
  help: 'Connections of this process by state (used, free), and queries that wait for one (awaited)',
  labelNames: ['state'] as const,
  registers,
});
