import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { format } from '../src/contract';
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

test('an address is on the list only after its owner said so, and leaves by the link in the mail', async () => {
  const email = `${randomUUID()}@example.com`;
  expect(await post('/newsletter', { email, language: 'es' })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stateOf(email)).toBe('pending');

  const [mail] = await mailsTo(email);
  const text = String(mail?.text);
  expect(mail?.subject).toBe('Confirma tu boletín');
  const code = codeIn(text, 'confirm');
  expect((await post('/newsletter/confirm', { code })).status).toBe(200);
  expect((await post('/newsletter/confirm', { code })).status).toBe(200);
  expect(await stateOf(email)).toBe('confirmed');

  expect((await post('/newsletter/leave', { code: codeIn(text, 'leave') })).status).toBe(200);
  expect(await stateOf(email)).toBe('left');
  expect(badFields(await post('/newsletter/confirm', { code }))).toEqual(['code']);
});

test('a wrong code, a wrong address and a trap that was filled', async () => {
  expect(badFields(await post('/newsletter/confirm', { code: 'x'.repeat(32) }))).toEqual(['code']);
  expect(badFields(await post('/newsletter/leave', { code: "' OR 1=1" }))).toEqual(['code']);
  expect(badFields(await post('/newsletter', { email: 'nobody' }))).toEqual(['email']);
  const email = `${randomUUID()}@example.com`;
  expect((await post('/newsletter', { email, subject: 'spam' })).status).toBe(200);
  expect(await stateOf(email)).toBeUndefined();
});

test('an address that was never confirmed is forgotten once its link has expired', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('/newsletter', { email });
  const { forgetUnconfirmed } = compiled<{ forgetUnconfirmed: (strapi: Core.Strapi, now?: Date) => Promise<void> }>(
    'newsletter/subscription.js',
  );
  await forgetUnconfirmed(strapi);
  expect(await stateOf(email)).toBe('pending');
  await forgetUnconfirmed(strapi, new Date(Date.now() + 8 * 86_400_000));
  expect(await stateOf(email)).toBeUndefined();
});

test('nobody’s mailbox is filled by somebody else’s typing', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let times = 0; times < 8; times++) await post('/newsletter', { email });
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(5);
});

test('an address on the list is answered alike, does the same work, and gets no second mail', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('/newsletter', { email });
  const [mail] = await mailsTo(email);
  await post('/newsletter/confirm', { code: codeIn(String(mail?.text), 'confirm') });
  expect(await post('/newsletter', { email })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stateOf(email)).toBe('confirmed');

  // Both wait in the queue; when they leave, the list is asked.
  const jobs = await mailsTo(email);
  expect(jobs).toHaveLength(2);
  const { whilePending } = compiled<{ whilePending: (strapi: Core.Strapi, job: object) => Promise<object | null> }>(
    'newsletter/mails.js',
  );
  for (const job of jobs) expect(await whilePending(strapi, job)).toBeNull();
});

test('while it is switched off nobody is asked to confirm, and who is on the list can still leave', async () => {
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
