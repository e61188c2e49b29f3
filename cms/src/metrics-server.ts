import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics } from 'prom-client';
import { rows } from './database/rows';
import { environment } from './environment';
import { MAIL_JOB, type MailJobRow } from './mail/queue';
import { databaseConnections, mailQueueAge, mailQueueLength, registry } from './metrics';

let server: Server | null = null;

/** Answers `GET /metrics` for Prometheus on a port of its own, which is not to be reached from outside; without CMS_METRICS_PORT nothing. */
export async function startMetrics(strapi: Core.Strapi): Promise<void> {
  const { CMS_METRICS_PORT: port, METRICS_HOST: host } = environment;
  if (port === undefined) return;
  // Memory, processor and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const opened = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    try {
      await readState(strapi);
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      strapi.log.error(error);
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((ready, failed) => opened.once('error', failed).listen(port, host, ready));
  server = opened;
}

/** Closes the port. */
export async function stopMetrics(): Promise<void> {
  const closing = server;
  server = null;
  closing?.closeAllConnections();
  if (closing) await new Promise((closed) => closing.close(closed));
}

async function readState(strapi: Core.Strapi): Promise<void> {
  const mails = rows<MailJobRow>(strapi, MAIL_JOB);
  const where = { state: { $in: ['waiting', 'sending'] } };
  const [length, oldest] = await Promise.all([
    mails.count({ where }),
    mails.findOne({ where, select: ['createdAt'], orderBy: { createdAt: 'asc' } }),
  ]);
  mailQueueLength.set(length);
  mailQueueAge.set(oldest ? (Date.now() - new Date(oldest.createdAt).getTime()) / 1000 : 0);
  const { pool } = strapi.db.connection.client;
  databaseConnections.set({ state: 'used' }, pool.numUsed());
  databaseConnections.set({ state: 'free' }, pool.numFree());
  databaseConnections.set({ state: 'awaited' }, pool.numPendingAcquires());
}
