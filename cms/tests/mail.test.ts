import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { family, solve, visitor } from './support/leads';
import { Mailbox, OwnServer } from './support/own-server';

const STAFF = 'office@example.com';
const SOON = { timeout: 60_000, interval: 250 };

let mailbox: Mailbox;
let cms: OwnServer;

beforeAll(async () => {
  mailbox = await Mailbox.at();
  await mailbox.up();
  cms = await OwnServer.with({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_STAFF: STAFF,
    MAIL_LEASE_SECONDS: '3',
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

/** Mails about one family: those to it, and those to the staff that answer to it. */
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

  test('carry no header of a stranger’s', async () => {
    const body = await newLead({ fullname: 'Eva\r\nBcc: victim@example.test', sport: 'Golf\nX-Evil: 1' });
    expect((await send(body)).status).toBe(201);
    await vi.waitFor(() => expect(mailsOf(body.email)).toHaveLength(2), SOON);
    for (const { source, to } of mailsOf(body.email)) {
      expect(source).not.toMatch(/^(Bcc|X-Evil):/im);
      expect(to).toHaveLength(1);
    }
  });

  test('wait while the mail server is down, and leave once when it is up again', async () => {
    await mailbox.down();
    const body = await newLead();
    expect((await send(body)).status).toBe(201);
    await wait(2000);
    expect(mailsOf(body.email)).toEqual([]);
    await mailbox.up();
    await vi.waitFor(() => expect(mailsOf(body.email)).toHaveLength(2), SOON);
    await wait(6000);
    expect(mailsOf(body.email)).toHaveLength(2);
  }, 90_000);
});
