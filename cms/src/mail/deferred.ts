import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { enqueueMails, type MailJob, type MailJobRow, type WrittenMail } from './queue';
import { readSender } from './sender';

/**
 * Renders or addresses a mail when it is sent.
 * @returns null when the mail is no longer needed: its job is then deleted
 */
type MailWriter = (strapi: Core.Strapi, job: MailJobRow) => Promise<WrittenMail | null>;

const writers = new Map<string, MailWriter>();

/** Registers the writer of one purpose's mails, which renders, addresses or drops each when it is sent. Call it in `register`. */
export function registerMailWriter(purpose: string, writer: MailWriter): void {
  writers.set(purpose, writer);
}

/** Text of such a mail while it waits, for staff who read the list. */
const CONTENT = {
  html: '',
  text: 'Written when the mail leaves: its link is for the recipient alone.',
};

/**
 * Queues a mail that the writer of its purpose renders when it is sent.
 * @param mail `about` is the document id of what it is about, empty where nothing is
 */
export async function enqueueDeferred(
  strapi: Core.Strapi,
  mail: Pick<MailJob, 'purpose' | 'subject' | 'recipient' | 'about'>,
): Promise<void> {
  const { domain } = await readSender(strapi);
  const messageId = `<${mail.purpose.replace(/\W+/g, '-')}-${randomUUID()}@${domain}>`;
  await enqueueMails(strapi, [{ ...CONTENT, ...mail, replyTo: null, messageId }]);
}

/** The mail to send for a job: as queued, or as rendered now by the purpose's writer. */
export function renderDeferred(strapi: Core.Strapi, job: MailJobRow): Promise<WrittenMail | null> {
  return writers.get(job.purpose)?.(strapi, job) ?? Promise.resolve(job);
}
