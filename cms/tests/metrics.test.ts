import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { Mailbox } from '../../scripts/lib/mailbox';
import { LEAD_KINDS, type LeadKind } from '../src/contract';
import { rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { importGlobal } from './support/global';
import { family, solve, solvedCaptcha, visitor } from './support/leads';
import { OwnServer } from './support/own-server';
import { compiled, server } from './support/server';
import { makeCard, uploadPicture } from './support/test-data';

/** The value of one line of the text, such as `upfield_cms_leads_total{kind="assessment"}`; 0 where there is none. */
function valueIn(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

describe('counted while the server runs', () => {
  const { registry } = compiled<{ registry: Registry }>('metrics.js');
  const metric = async (name: string) => valueIn(await registry.metrics(), name);

  beforeAll(importGlobal);

  /** A body that is taken for this kind. */
  async function leadOf(kind: LeadKind): Promise<Record<string, unknown>> {
    const altcha = await solvedCaptcha();
    if (kind !== 'coach-question' && kind !== 'removal-request') return family(altcha, { kind });
    const about = { kind, playerId: (await makeCard()).id, message: 'Tell me more.', elapsed: 40_000 };
    const sender = { submissionId: randomUUID(), altcha, fullname: 'Pat Morgan', email: `${randomUUID()}@example.com` };
    return { ...sender, ...about, ...(kind === 'coach-question' ? { university: 'North Valley' } : {}) };
  }

  test.each(LEAD_KINDS)('a lead of the kind %s once, though it is sent twice', async (kind) => {
    const name = `upfield_cms_leads_total{kind="${kind}"}`;
    const before = await metric(name);
    const body = await leadOf(kind);
    for (let count = 0; count < 2; count++) {
      expect((await call('/leads', { method: 'POST', body, headers: visitor() })).status).toBe(201);
    }
    expect((await metric(name)) - before).toBe(1);
  });

  test('a request by its route, not by its address', async () => {
    const name =
      'upfield_cms_http_request_duration_seconds_count{method="GET",route="/api/player-cards/:id",status="4xx"}';
    const before = await metric(name);
    for (const id of ['nobody', 'no-one']) await call(`/player-cards/${id}`);
    await vi.waitFor(async () => expect((await metric(name)) - before).toBe(2));
  });

  test('a picture stored and a picture removed', async () => {
    const names = ['stored', 'removed'].map((change) => `upfield_cms_pictures_total{change="${change}"}`);
    const counts = () => Promise.all(names.map(metric));
    const [stored = 0, removed = 0] = await counts();
    const url = await uploadPicture();
    expect(await counts()).toEqual([stored + 1, removed]);
    const key = /\/(\w+)\.\w+$/.exec(url)?.[1];
    await call(`/player-cards/delete-image/${key}`, { method: 'DELETE', token: await staffToken() });
    expect(await counts()).toEqual([stored + 1, removed + 1]);
  });

  test('a run of a job', async () => {
    const { strapi } = await server();
    const name = 'upfield_cms_job_duration_seconds_count{task="purgeDeletedCards",outcome="done"}';
    expect(await metric('upfield_cms_job_duration_seconds_count{task="removeOldLeads",outcome="failed"}')).toBe(0);
    // The clock may have taken this minute's run already.
    await rows(strapi, 'upfield::job-run').deleteMany({ where: {} });
    const before = await metric(name);
    const everyMinute = strapi.cron.jobs.find((job) => job.name === 'upfield-minute');
    await everyMinute?.job.invoke();
    expect((await metric(name)) - before).toBeGreaterThan(0);
  });
});

describe('a port of their own', () => {
  let mailbox: Mailbox;
  let cms: OwnServer;
  let port: number;
  const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
  const metric = async (name: string) => valueIn(await (await read()).text(), name);

  beforeAll(async () => {
    // On PostgreSQL all servers of the tests share one database, and one queue.
    await rows((await server()).strapi, 'api::mail-job.mail-job').deleteMany({ where: {} });
    mailbox = new Mailbox(await freePort());
    port = await freePort();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, CMS_METRICS_PORT: String(port) };
    cms = await OwnServer.with(settings);
    await cms.start();
  });
  afterAll(async () => {
    await cms.end();
    await mailbox.down();
  });

  test('is the only one that has them, and has nothing else', async () => {
    expect((await read()).headers.get('content-type')).toContain('version=0.0.4');
    expect((await read('/api/sports')).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics']) expect((await fetch(cms.base + path)).status).toBe(404);
  });

  test('has the delay of the event loop and the connections to the database', async () => {
    expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    const states = ['used', 'free'].map((state) => `upfield_cms_database_connections{state="${state}"}`);
    const [used = 0, free = 0] = await Promise.all(states.map(metric));
    expect(used + free).toBeGreaterThan(0);
  });

  test('has how many mails wait and how long the oldest one has: a mail that cannot leave grows older', async () => {
    const length = 'upfield_cms_mail_queue_length';
    const age = 'upfield_cms_mail_queue_oldest_seconds';
    expect([await metric(length), await metric(age)]).toEqual([0, 0]);
    const challenge = await fetch(`${cms.base}/api/leads/challenge`, { headers: visitor() });
    const altcha = await solve((await challenge.json()) as Parameters<typeof solve>[0]);
    const answer = await fetch(`${cms.base}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor() },
      body: JSON.stringify(family(altcha)),
    });
    expect(answer.status).toBe(201);
    expect(await metric(length)).toBe(2);
    const young = await metric(age);
    expect(young).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await metric(age)).toBeGreaterThan(young + 1), { timeout: 10_000 });
    expect(await metric('upfield_cms_mail_attempts_total{outcome="postponed"}')).toBeGreaterThan(0);

    await mailbox.up();
    await vi.waitFor(async () => expect([await metric(length), await metric(age)]).toEqual([0, 0]), {
      timeout: 40_000,
      interval: 250,
    });
    expect(await metric('upfield_cms_mail_attempts_total{outcome="sent"}')).toBe(2);
  }, 120_000);
});
