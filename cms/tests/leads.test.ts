import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GlobalContent } from '../src/contract';
import { badFields, call } from './support/api';
import { importGlobal } from './support/global';
import { encode, family, solve, solvedCaptcha, visitor } from './support/leads';
import { compiled, server } from './support/server';

interface Stored {
  documentId: string;
  createdAt: string;
  [field: string]: unknown;
}

let strapi: Core.Strapi;
beforeAll(async () => {
  strapi = (await server()).strapi;
});

const send = (body: unknown, headers = visitor()) => call('/leads', { method: 'POST', body, headers });
const rowsOf = (uid: string, where: object): Promise<Stored[]> =>
  strapi.db.query(uid as 'api::lead.lead').findMany({ where }) as Promise<Stored[]>;
const leadsBy = (email: string) => rowsOf('api::lead.lead', { email });
const mailsAbout = (lead: Stored | undefined) => rowsOf('api::mail-job.mail-job', { about: lead?.documentId });

describe('POST /leads', () => {
  test('takes a real challenge from GET /leads/challenge, stores the lead and queues both mails', async () => {
    const challenge = await call<Parameters<typeof solve>[0]>('/leads/challenge', { headers: visitor() });
    expect(challenge.status).toBe(200);
    expect(challenge.headers.get('cache-control')).toBe('no-store');
    const body = family(await solve(challenge.body), { utm: { source: 'instagram' }, sourcePage: '/contact' });

    expect(await send(body)).toMatchObject({ status: 201, body: { ok: true } });
    const [lead, ...others] = await leadsBy(body.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'assessment',
      state: 'new',
      phone: '+50370000000',
      utmSource: 'instagram',
      sourcePage: '/contact',
      suspectedSpam: false,
    });
    const recipients = (await mailsAbout(lead)).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual([body.email, 'scholarships@upfield.example'].sort());
  });

  test('stores the chosen pack, and prints it only in the mail to staff', async () => {
    const body = family(await solvedCaptcha(), { chosenPack: 'Starter Pack', packageInterested: '' });
    expect((await send(body)).status).toBe(201);
    const [lead] = await leadsBy(body.email);
    expect(lead).toMatchObject({ notes: 'Chosen on the packages page: Starter Pack', packageInterested: null });
    const naming = (await mailsAbout(lead)).filter(({ text }) => String(text).includes('Starter Pack'));
    expect(naming.map(({ recipient }) => recipient)).toEqual(['scholarships@upfield.example']);
  });

  test('stores who wrote and a film that comes by WhatsApp, and tells staff', async () => {
    const said = { writer: 'parent', videoHighlight: 'yes', filmByWhatsapp: true };
    const body = family(await solvedCaptcha(), said);
    expect((await send(body)).status).toBe(201);
    const [lead] = await leadsBy(body.email);
    expect(lead).toMatchObject({ ...said, highlightLink: null });
    const toStaff = (await mailsAbout(lead)).find(({ recipient }) => recipient === 'scholarships@upfield.example');
    expect(toStaff?.text).toMatch(/Written by.*\n?.*A parent or guardian/);
    expect(toStaff?.text).toContain('comes by WhatsApp');
  });

  test('takes a body that says neither, and keeps no promise of a film that there is not', async () => {
    const body = family(await solvedCaptcha(), { filmByWhatsapp: true });
    expect((await send(body)).status).toBe(201);
    expect(await leadsBy(body.email)).toMatchObject([{ writer: null, filmByWhatsapp: false }]);
  });

  test('records the words that were agreed to and, where they are the published ones, their version', async () => {
    await importGlobal();
    const { leadForm } = (await call<GlobalContent>('/site/global')).body;
    const stored = async (changes: Record<string, unknown>) => {
      const body = family(await solvedCaptcha(), changes);
      expect((await send(body)).status).toBe(201);
      return (await leadsBy(body.email))[0];
    };
    const version = expect.stringMatching(/^en-[0-9a-f]{8}$/);
    expect(await stored({})).toMatchObject({ consentText: leadForm.consentText, consentVersion: version });
    const lines = leadForm.consentText.replace('. ', '.\r\n');
    expect(await stored({ consentText: lines })).toMatchObject({ consentVersion: version });
    expect(await stored({ consentText: 'I agree to nothing.' })).toMatchObject({
      consentText: 'I agree to nothing.',
      consentVersion: null,
    });
  });

  test('answers a repeated request with 201, and refuses its id with another body', async () => {
    const body = family(await solvedCaptcha());
    expect((await send(body)).status).toBe(201);
    expect((await send({ ...body, elapsed: 50_000 })).status).toBe(201);
    expect(await leadsBy(body.email)).toHaveLength(1);
    expect(badFields(await send({ ...body, sport: 'Tennis' }))).toEqual(['submissionId']);
  });

  test('stores one lead of ten that are sent at once', async () => {
    const body = family(await solvedCaptcha());
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const leads = await leadsBy(body.email);
    expect(leads).toHaveLength(1);
    expect(await mailsAbout(leads[0])).toHaveLength(2);
  });

  test('refuses a used, an expired, a forged, a foreign and a missing captcha', async () => {
    const used = await solvedCaptcha();
    expect((await send(family(used))).status).toBe(201);
    const expired = await solvedCaptcha(new Date(Date.now() - 3_600_000));
    const genuine = JSON.parse(Buffer.from(await solvedCaptcha(), 'base64').toString());
    const forged = encode({ ...genuine, challenge: { ...genuine.challenge, signature: 'ab'.repeat(32) } });
    const foreign = await solvedCaptcha(undefined, 'another secret');
    for (const [altcha, key] of [
      [used, 'rule.captcha.used'],
      [expired, 'rule.captcha.expired'],
      [forged, 'rule.captcha'],
      [foreign, 'rule.captcha'],
      ['', 'rule.captcha'],
      [undefined, 'rule.captcha'],
    ] as const) {
      const body = { ...family(''), altcha };
      const answer = await send(body);
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.errors).toMatchObject([{ path: 'altcha', key }]);
      expect(await leadsBy(body.email)).toEqual([]);
    }
  });

  test('does not spend a captcha on a request that is refused', async () => {
    const body = family(await solvedCaptcha());
    expect(badFields(await send({ ...body, phone: '+503 12' }))).toEqual(['phone']);
    expect((await send(body)).status).toBe(201);
  });

  test('checks the phone number as its country does, before it asks for the captcha', async () => {
    expect(badFields(await send(family('x', { phone: '+15550100' })))).toEqual(['phone']);
    const answer = await send(family('', { phone: '+54 15 2345 6789', country: 'Argentina' }));
    expect(badFields(answer).sort()).toEqual(['altcha', 'phone']);
    expect(answer.body.error.details.errors).toContainEqual(expect.objectContaining({ key: 'rule.phone' }));
  });

  test.each([
    ['044 55 1234 5678', '🇲🇽 México', '+525512345678'],
    ['011 503 7000 0000', 'Los Angeles, EE.UU.', '+50370000000'],
  ])('takes the phone number %s of %s as %s', async (phone, country, stored) => {
    const body = family(await solvedCaptcha(), { phone, country });
    expect((await send(body)).status).toBe(201);
    expect(await leadsBy(body.email)).toMatchObject([{ phone: stored, country }]);
  });

  test('neutralises line breaks, scripts and formulas', async () => {
    const nasty = "=cmd|' /C calc'!A0 <script>alert(1)</script>\r\nBcc: victim@example.com";
    const body = family(await solvedCaptcha(), { fullname: nasty });
    expect((await send(body)).status).toBe(201);
    const [lead] = await leadsBy(body.email);
    expect(lead?.fullname).not.toMatch(/[\r\n]/);
    const mails = await mailsAbout(lead);
    expect(mails.map(({ recipient }) => recipient)).toContain('scholarships@upfield.example');
    for (const mail of mails) {
      expect(mail.html).not.toContain('<script>');
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
    const { toCsv } = compiled<{ toCsv: (leads: Stored[]) => string }>('leads/csv.js');
    expect(toCsv([lead as Stored])).toContain(`"'=cmd`);
  });

  test('refuses an address that hides a header, fields of a megabyte, unknown fields and noise', async () => {
    expect(badFields(await send(family('x', { email: 'a@example.com\nBcc: b@example.com' })))).toContain('email');
    expect([400, 413]).toContain((await send(family('x', { fullname: 'x'.repeat(1_000_000) }))).status);
    expect([400, 413]).toContain((await send(family('x'.repeat(2_000_000)))).status);
    expect(badFields(await send(family('x', { state: 'signed' })))).toContain('state');
    expect((await send('[1]')).status).toBe(400);
    expect((await send('{"a":')).status).toBe(400);
  });

  test('stores and marks a lead that looks like spam, and sends a mail only to staff', async () => {
    const body = family(await solvedCaptcha(), { subject: 'cheap watches' });
    expect((await send(body)).status).toBe(201);
    const [lead] = await leadsBy(body.email);
    expect(lead).toMatchObject({ suspectedSpam: true, spamSigns: 'honeypot' });
    expect((await mailsAbout(lead)).map(({ recipient }) => recipient)).toEqual(['scholarships@upfield.example']);
  });

  test('gives leads of one family the same family key', async () => {
    const email = `${randomUUID()}@example.com`;
    await send(family(await solvedCaptcha(), { email, phone: '+50371112233' }));
    await send(family(await solvedCaptcha(), { email, phone: '+50371112234', fullname: 'Ana Monterrosa' }));
    const leads = await leadsBy(email);
    expect(leads).toHaveLength(2);
    expect(new Set(leads.map(({ family: key }) => key)).size).toBe(1);
  });

  test('answers 429 with Retry-After to 500 posts in a minute, and goes on serving others', async () => {
    const flooder = visitor('192.0.2.9');
    const answers = await Promise.all(Array.from({ length: 500 }, () => send(family('x'), flooder)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(450);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = family(await solvedCaptcha());
    expect((await send(body)).status).toBe(201);
  });

  test('limits a network whose addresses change', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 80; host++)
      statuses.push((await send(family('x'), visitor(`198.51.100.${host}`))).status);
    expect(statuses).toContain(429);
  });
});

describe('a person’s data', () => {
  test('is found and erased by e-mail address, mails included', async () => {
    const body = family(await solvedCaptcha());
    await send(body);
    const [lead] = await leadsBy(body.email);
    const { erasePerson, findPerson } = compiled<{
      findPerson: (strapi: Core.Strapi, email: string) => Promise<{ leads: unknown[]; mails: unknown[] }>;
      erasePerson: (strapi: Core.Strapi, email: string) => Promise<object>;
    }>('leads/person.js');
    const found = await findPerson(strapi, body.email.toUpperCase());
    expect([found.leads.length, found.mails.length]).toEqual([1, 2]);
    expect(await erasePerson(strapi, body.email)).toEqual({ leads: 1, mails: 2, newsletter: 0 });
    expect(await mailsAbout(lead)).toEqual([]);
  });

  test('is deleted when it is older than the setting', async () => {
    const body = family(await solvedCaptcha());
    await send(body);
    const { removeOldLeads } = compiled<{
      removeOldLeads: (strapi: Core.Strapi, months: number, now?: Date) => Promise<number>;
    }>('leads/retention.js');
    await removeOldLeads(strapi, 24);
    expect(await leadsBy(body.email)).toHaveLength(1);
    const later = new Date();
    later.setUTCMonth(later.getUTCMonth() + 25);
    const [lead] = await leadsBy(body.email);
    expect(await removeOldLeads(strapi, 24, later)).toBeGreaterThan(0);
    expect(await leadsBy(body.email)).toEqual([]);
    expect(await mailsAbout(lead)).toEqual([]);
  });

  test('sent and failed mails are deleted after a month, the lead stays', async () => {
    const body = family(await solvedCaptcha());
    await send(body);
    const [lead] = await leadsBy(body.email);
    const [left, failed] = await mailsAbout(lead);
    const jobs = strapi.db.query('api::mail-job.mail-job' as 'api::lead.lead');
    await jobs.update({ where: { id: left?.id }, data: { state: 'sent', sentAt: new Date() } as object });
    await jobs.update({ where: { id: failed?.id }, data: { state: 'failed' } as object });
    const { removeOldLeads } = compiled<{
      removeOldLeads: (strapi: Core.Strapi, months: number, now?: Date) => Promise<number>;
    }>('leads/retention.js');
    await removeOldLeads(strapi, 24, new Date(Date.now() + 29 * 86_400_000));
    expect(await mailsAbout(lead)).toHaveLength(2);
    await removeOldLeads(strapi, 24, new Date(Date.now() + 31 * 86_400_000));
    expect(await mailsAbout(lead)).toEqual([]);
    expect(await leadsBy(body.email)).toHaveLength(1);
  });
});
