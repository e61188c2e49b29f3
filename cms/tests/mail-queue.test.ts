import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../src/database/rows';
import type { MailJobRow, MailQueue } from '../src/mail/queue';
import { compiled, server } from './support/server';

const JOB = 'api::mail-job.mail-job';
const DAY_MS = 24 * 60 * 60 * 1000;
const PURPOSE = 'of the test of the queue';

type Send = (mail: { recipient: string }) => Promise<void>;

let strapi: Core.Strapi;
let Queue: typeof MailQueue;
const jobs = () => rows<MailJobRow>(strapi, JOB);

beforeAll(async () => {
  strapi = (await server()).strapi;
  ({ MailQueue: Queue } = compiled<{ MailQueue: typeof MailQueue }>('mail/queue.js'));
  // Mails queued by other files must not be sent here: postpone them.
  await jobs().updateMany({ where: {}, data: { nextAttemptAt: new Date(Date.now() + DAY_MS) } });
});
afterAll(async () => {
  await jobs().deleteMany({ where: { purpose: PURPOSE } });
});

async function newJob(changes: Partial<MailJobRow> = {}): Promise<MailJobRow> {
  const name = randomUUID();
  return jobs().create({
    data: {
      recipient: `${name}@example.com`,
      replyTo: null,
      subject: name,
      html: name,
      text: name,
      purpose: PURPOSE,
      messageId: `<${name}@example.com>`,
      about: name,
      state: 'waiting',
      nextAttemptAt: new Date(),
      ...changes,
    },
  });
}

const queueThat = (send: Send) => new Queue(strapi, { write: async (job) => job, send }, 60);

const found = (id: number) => jobs().findOne({ where: { id } });

test('a mail that waited more than five days before its first attempt is still retried for five days', async () => {
  const refuse: Send = async () => {
    throw Object.assign(new Error('later'), { code: 'EENVELOPE', responseCode: 451 });
  };
  const queue = queueThat(refuse);
  const waited = await newJob();
  await strapi.db
    .connection('mail_jobs')
    .where({ id: waited.id })
    .update({ created_at: new Date(Date.now() - 6 * DAY_MS) });
  queue.wake();
  await vi.waitFor(async () =>
    expect(await found(waited.id)).toMatchObject({ state: 'waiting', attempts: 1, firstAttemptAt: expect.anything() }),
  );

  await jobs().update({
    where: { id: waited.id },
    data: { firstAttemptAt: new Date(Date.now() - 6 * DAY_MS), nextAttemptAt: new Date() },
  });
  queue.wake();
  await vi.waitFor(async () => expect(await found(waited.id)).toMatchObject({ state: 'failed', attempts: 2 }));
  await queue.stop();
});

test('a mail queued while another is being sent is sent right after it', async () => {
  const sent: string[] = [];
  let second: MailJobRow | undefined;
  const queue: MailQueue = queueThat(async ({ recipient }) => {
    sent.push(recipient);
    if (second) return;
    second = await newJob();
    queue.wake();
  });
  const first = await newJob();
  queue.wake();
  await vi.waitFor(() => expect(sent).toEqual([first.recipient, second?.recipient]), { timeout: 3000 });
  await queue.stop();
});
