import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { format } from '../src/contract';
import { CONFIRMATION_MAILS } from '../src/rate-limits/limits';
import { badFields, call } from './support/api';
import { importGlobal, publishNewsletter } from './support/global';
import { visitor } from './support/leads';
import { compiled, server } from './support/server';

let strapi: Core.Strapi;
beforeAll(async () => {
  strapi = (await server()).strapi;
  await importGlobal();
  await publishNewsletter(true);
});
afterAll(() => publishNewsletter(false));

const post = (path: string, body: object) => call(path, { method: 'POST', body, headers: visitor() });
const stateOf = async (email: string) =>
  (await strapi.db.query('api::newsletter.subscriber' as 'api::lead.lead').findOne({ where: { email } }))?.state;
const mailsTo = (recipient: string) =>
  strapi.db.query('api::mail-job.mail-job' as 'api::lead.lead').findMany({ where: { recipient } });
const codeIn = (text: string, page: string) => new RegExp(`/newsletter/${page}\\?code=([\\w-]+)`).exec(text)?.[1] ?? '';

test('an address is subscribed only after confirmation, and unsubscribed by the link in the mail', async () => {
  const email = `${randomUUID()}@example.com`;
  expect(await post('/newsletter', { email, language: 'es' })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stateOf(email)).toBe('pending');

  const [mail] = await mailsTo(email);
  const text = String(mail?.text);
  expect(mail?.subject).toBe('Confirma tu suscripción');
  const code = codeIn(text, 'confirm');
  expect((await post('/newsletter/confirm', { code })).status).toBe(200);
  expect((await post('/newsletter/confirm', { code })).status).toBe(200);
  expect(await stateOf(email)).toBe('confirmed');

  expect((await post('/newsletter/leave', { code: codeIn(text, 'leave') })).status).toBe(200);
  expect(await stateOf(email)).toBe('left');
  expect(badFields(await post('/newsletter/confirm', { code }))).toEqual(['code']);
});

test('a wrong code and an invalid address are refused; a filled honeypot stores nothing', async () => {
  expect(badFields(await post('/newsletter/confirm', { code: 'x'.repeat(32) }))).toEqual(['code']);
  expect(badFields(await post('/newsletter/leave', { code: "' OR 1=1" }))).toEqual(['code']);
  expect(badFields(await post('/newsletter', { email: 'nobody' }))).toEqual(['email']);
  const email = `${randomUUID()}@example.com`;
  expect((await post('/newsletter', { email, subject: 'spam' })).status).toBe(200);
  expect(await stateOf(email)).toBeUndefined();
});

test('an unconfirmed address is deleted when its link has expired', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('/newsletter', { email });
  const { deleteUnconfirmed } = compiled<{ deleteUnconfirmed: (strapi: Core.Strapi, now?: Date) => Promise<void> }>(
    'newsletter/subscription.js',
  );
  await deleteUnconfirmed(strapi);
  expect(await stateOf(email)).toBe('pending');
  await deleteUnconfirmed(strapi, new Date(Date.now() + 8 * 86_400_000));
  expect(await stateOf(email)).toBeUndefined();
});

test('mails to one mailbox are limited', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let times = 0; times < CONFIRMATION_MAILS.points + 3; times++) await post('/newsletter', { email });
  expect(await mailsTo(email)).toHaveLength(CONFIRMATION_MAILS.points);
});

test('a confirmed address gets the same response with the same work, and no second mail', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('/newsletter', { email });
  const [mail] = await mailsTo(email);
  await post('/newsletter/confirm', { code: codeIn(String(mail?.text), 'confirm') });
  expect(await post('/newsletter', { email })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stateOf(email)).toBe('confirmed');

  // Both are queued; the subscription is checked when they are sent.
  const jobs = await mailsTo(email);
  expect(jobs).toHaveLength(2);
  const { whilePending } = compiled<{ whilePending: (strapi: Core.Strapi, job: object) => Promise<object | null> }>(
    'newsletter/mails.js',
  );
  for (const job of jobs) expect(await whilePending(strapi, job)).toBeNull();
});

test('while it is switched off no confirmation is sent, and subscribers can still unsubscribe', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('/newsletter', { email });
  const [mail] = await mailsTo(email);
  await publishNewsletter(false);
  onTestFinished(() => publishNewsletter(true));
  const other = `${randomUUID()}@example.com`;
  const answer = await post('/newsletter', { email: other });
  expect([answer.status, badFields(answer)]).toEqual([400, ['email']]);
  expect(answer.body.error.details.errors?.[0]?.message).toBe(format({ key: 'rule.newsletter.closed' }));
  expect(await stateOf(other)).toBeUndefined();
  expect((await post('/newsletter/leave', { code: codeIn(String(mail?.text), 'leave') })).status).toBe(200);
});
