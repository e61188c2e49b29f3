import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { Mailbox } from '../../scripts/lib/mailbox';
import { family, solve, visitor } from './support/leads';
import { OwnServer } from './support/own-server';
import { STAFF as ACCOUNT } from './support/settings';

const STAFF = 'office@example.com';
const SOON = { timeout: 60_000, interval: 250 };

let mailbox: Mailbox;
let cms: OwnServer;

beforeAll(async () => {
  mailbox = new Mailbox(await freePort());
  await mailbox.up();
  cms = await OwnServer.with({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_STAFF: STAFF,
    MAIL_LEASE_SECONDS: '3',
    LOG_LEVEL: 'http',
  });
  await cms.start();
});

afterAll(async () => {
  await cms.end();
  await mailbox.down();
});

async function newLead(changes: Record<string, unknown> = {}) {
  const challenge = await fetch(`${cms.base}/api/leads/challenge`, { headers: visitor() });
  return family(await solve((await challenge.json()) as Parameters<typeof solve>[0]), changes);
}

const send = (body: object) =>
  fetch(`${cms.base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor() },
    body: JSON.stringify(body),
  });

/** Mails about one family: those to its address, and those to staff with its address in Reply-To. */
const mailsOf = (email: string) =>
  mailbox.mails.filter(({ to, source }) => to.includes(email) || source.includes(`Reply-To: ${email}`));

describe('mails of a lead', () => {
  test('go to the staff and to the family, in the form’s language', async () => {
    const body = await newLead({ language: 'es', kind: 'draft-registration' });
    expect((await send(body)).status).toBe(201);
    await vi.waitFor(() => expect(mailsOf(body.email)).toHaveLength(2), SOON);
    const [confirmation] = mailbox.to(body.email);
    expect(confirmation?.source).toMatch(/^Message-ID: <lead-\w+-confirmation@upfield\.example>/m);
    expect(confirmation?.source).toContain('Content-Type: text/html');
    expect(confirmation?.source).toContain('Content-Type: text/plain');
    expect(confirmation?.source).toMatch(/^Subject: .*Recibimos/m);
  });

  test('are safe from header injection', async () => {
    const body = await newLead({ fullname: 'Eva\r\nBcc: victim@localhost', sport: 'Golf\nX-Evil: 1' });
    expect((await send(body)).status).toBe(201);
    await vi.waitFor(() => expect(mailsOf(body.email)).toHaveLength(2), SOON);
    for (const { source, to } of mailsOf(body.email)) {
      expect(source).not.toMatch(/^(Bcc|X-Evil):/im);
      expect(to).toHaveLength(1);
    }
  });

  test('wait while the mail server is down, and are sent exactly once when it is up again', async () => {
    await mailbox.down();
    const body = await newLead();
    expect((await send(body)).status).toBe(201);
    await wait(2000);
    expect(mailsOf(body.email)).toEqual([]);
    await mailbox.up();
    await vi.waitFor(() => expect(mailsOf(body.email)).toHaveLength(2), SOON);
    await wait(6000);
    expect(mailsOf(body.email)).toHaveLength(2);
  }, 180_000);

  test('that wait until an operator sets up mail have the staff’s address of that moment', async () => {
    await cms.terminate();
    await cms.start({ SMTP_URL: '', MAIL_STAFF: 'before@example.com' });
    const body = await newLead();
    expect((await send(body)).status).toBe(201);
    await cms.terminate();
    await cms.start();
    await vi.waitFor(() => expect(mailsOf(body.email)).toHaveLength(2), SOON);
    const toStaff = mailsOf(body.email).find(({ source }) => source.includes(`Reply-To: ${body.email}`));
    expect(toStaff?.to).toEqual([STAFF]);
    expect(mailbox.to(body.email)[0]?.source).toMatch(new RegExp(`^Reply-To: ${STAFF}`, 'm'));
  }, 180_000);
});

const post = (path: string, body: object, base = '/api') =>
  fetch(`${cms.base}${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor() },
    body: JSON.stringify(body),
  });

describe('the mail of a password reset', () => {
  test('waits while the mail server is down, is then sent only to existing accounts, and its link works', async () => {
    const unknown = 'nobody@example.com';
    const asked = cms.output.length;
    await mailbox.down();
    for (const email of [unknown, ACCOUNT.email]) {
      expect((await post('/auth/forgot-password', { email })).status).toBe(200);
    }
    await vi.waitFor(() => expect(cms.output.slice(asked)).toMatch(/could not be sent yet/), SOON);
    await mailbox.up();
    await vi.waitFor(() => expect(mailbox.to(ACCOUNT.email)).toHaveLength(1), SOON);
    expect(mailbox.to(unknown)).toEqual([]);
    const source =
      mailbox
        .to(ACCOUNT.email)[0]
        ?.source.replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=') ?? '';
    const code = /reset-password\?code=([\w-]{40,})/.exec(source)?.[1];
    const answer = await post('/auth/reset-password', { code, password: 'Brave-Otter-19' });
    expect(answer.status).toBe(200);
  }, 180_000);
});

describe('the mail of an invitation', () => {
  test('has a link with which the colleague chooses a password, and the text is not kept', async () => {
    const email = 'marta@example.com';
    const roles = await cms.admin<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
    const editor = roles.data.find(({ code }) => code === 'strapi-editor');
    const account = { firstname: 'Marta', lastname: 'Ramos', email, roles: [editor?.id] };
    await cms.admin('POST', '/admin/users', account);
    await vi.waitFor(() => expect(mailbox.to(email)).toHaveLength(1), SOON);
    const source =
      mailbox
        .to(email)[0]
        ?.source.replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=') ?? '';
    expect(source).toMatch(/^Subject: Your account to edit the site/m);
    const registrationToken = /registrationToken=(\w+)/.exec(source)?.[1];
    const userInfo = { firstname: 'Marta', lastname: 'Ramos', password: 'Brave-Otter-19' };
    expect((await post('/register', { registrationToken, userInfo }, '/admin')).status).toBe(200);
    const mails = '/content-manager/collection-types/api::mail-job.mail-job?filters[recipient][$eq]=';
    const { results } = await cms.admin<{ results: { html: string; text: string }[] }>('GET', mails + email);
    expect(JSON.stringify(results)).not.toContain(registrationToken);
  }, 180_000);
});

describe('the log', () => {
  test('contains no personal data: neither a refused recipient nor a visitor’s search terms', async () => {
    // Ignore the start of the output: the first accounts are printed once on stdout by decision.
    const started = cms.output.length;
    const body = await newLead({ fullname: 'Rosalinda Quetzal' });
    mailbox.refused.add(body.email);
    expect((await send(body)).status).toBe(201);
    await vi.waitFor(() => expect(cms.output).toContain('could not be sent: EENVELOPE 550'), SOON);
    await fetch(`${cms.base}/api/player-cards?q=Quetzalcoatl`);
    await post('/login?email=somebody@example.com', { email: 'desk@example.com', password: 'wrong' }, '/admin');
    await vi.waitFor(() => expect(cms.output).toMatch(/GET \/api\/player-cards 200 \(\d+ ms\)/), SOON);
    await vi.waitFor(() => expect(cms.output).toMatch(/POST \/admin\/login \d+ \(/), SOON);
    expect(cms.output.slice(started)).not.toMatch(/Quetzal|@example\.com/);
  });
});
