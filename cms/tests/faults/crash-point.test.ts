import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port';
import { Mailbox } from '../../../scripts/lib/mailbox';
import { CRASH_POINTS, type CrashPoint } from '../../src/crash-point';
import { family, solve, visitor } from '../support/leads';
import { OwnServer } from '../support/own-server';

/** Short, so that the mail of a crashed process is claimed again soon. */
const LEASE_SECONDS = 2;
const SOON = { timeout: 30_000, interval: 250 };

const FAMILIES = CRASH_POINTS.map((step) => ({ step, email: `${randomUUID()}@example.com` }));
type Family = (typeof FAMILIES)[number];

let mailbox: Mailbox;
let cms: OwnServer;

/** Starts the CMS, which kills itself when this family's lead reaches its step. */
const startUntil = (next: Family | undefined) => cms.start(next ? { CRASH_POINT: `${next.step}: ${next.email}` } : {});

beforeAll(async () => {
  mailbox = new Mailbox(await freePort());
  await mailbox.up();
  cms = await OwnServer.with({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_LEASE_SECONDS: String(LEASE_SECONDS),
  });
  await startUntil(FAMILIES[0]);
});

afterAll(async () => {
  await cms.end();
  await mailbox.down();
});

/** Sends a form. @returns the status; null when the CMS crashed before the response */
const send = (body: object) =>
  fetch(`${cms.base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor() },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => null,
  );

async function filled(email: string) {
  const challenge = await fetch(`${cms.base}/api/leads/challenge`, { headers: visitor() });
  return family(await solve((await challenge.json()) as Parameters<typeof solve>[0]), { email });
}

/** Entries of a type, as the admin lists them. */
async function entries<Entry>(type: string, filters: string): Promise<Entry[]> {
  const path = `/content-manager/collection-types/api::${type}.${type}?${filters}`;
  return (await cms.admin<{ results: Entry[] }>('GET', path)).results;
}

const leadsOf = (email: string) => entries<object>('lead', `filters[email][$eq]=${email}`);
const jobsOf = (email: string) =>
  entries<{ state: string }>(
    'mail-job',
    `filters[$or][0][recipient][$eq]=${email}&filters[$or][1][replyTo][$eq]=${email}`,
  );

/** Message-IDs of the mails about a family: to it, and to the staff. */
const mailIds = (email: string) =>
  mailbox.mails
    .filter(({ to, source }) => to.includes(email) || source.includes(`Reply-To: ${email}`))
    .map(({ messageId }) => messageId);

/** Before this step the family has no answer yet; from then on it may have one. */
const UNANSWERED: CrashPoint[] = ['lead checked', 'lead half stored', 'lead stored'];

test.each(FAMILIES.map((one, index) => ({ ...one, next: FAMILIES[index + 1] })))(
  'a crash at “$step” loses and duplicates nothing',
  async ({ step, email, next }) => {
    const body = await filled(email);
    const answer = await send(body);
    expect(await cms.died()).toBe('SIGKILL');
    if (UNANSWERED.includes(step)) expect(answer).toBeNull();
    await startUntil(next);

    // Without a response the family submits again, as the form allows.
    if (answer === null) expect(await send(body)).toBe(201);
    await vi.waitFor(
      async () => expect((await jobsOf(email)).map(({ state }) => state)).toEqual(['sent', 'sent']),
      SOON,
    );
    expect(await leadsOf(email)).toHaveLength(1);
    // A second copy is sent only after a crash between the mail server's acceptance and our record of it; its
    // Message-ID is the same.
    expect(mailIds(email)).toHaveLength(step === 'mail accepted' ? 3 : 2);
    expect(new Set(mailIds(email)).size).toBe(2);
  },
  240_000,
);
