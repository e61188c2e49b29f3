import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { writtenNow } from './late';
import { type MailJob, type MailJobRow, MailQueue } from './queue';
import { ensureMailWords } from './words';

let queue: MailQueue | null = null;

/** Sends one mail through Strapi's e-mail plugin. */
async function send(strapi: Core.Strapi, mail: MailJob): Promise<void> {
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: mail.messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

/** Starts sending mails. Without SMTP they wait in the queue, and leave when it is set up. */
export async function startMail(strapi: Core.Strapi): Promise<void> {
  await ensureMailWords(strapi);
  if (!environment.SMTP_URL) {
    warnWithoutMail(strapi);
    return;
  }
  const post = {
    write: (job: MailJobRow) => writtenNow(strapi, job),
    send: (mail: MailJob) => send(strapi, mail),
  };
  queue = new MailQueue(strapi, post, environment.MAIL_LEASE_SECONDS);
  queue.start();
}

/** Says that something was stored whose mails cannot leave (decisions, Leads). */
export function warnWithoutMail(strapi: Core.Strapi): void {
  if (!environment.SMTP_URL) strapi.log.warn('No mail is set up (SMTP_URL): mails are stored and wait.');
}

/** Tells the queue that there is a new mail, so that nobody waits for the next look. */
export function wakeMail(strapi: Core.Strapi): void {
  if (queue) queue.wake();
  else warnWithoutMail(strapi);
}

export async function stopMail(): Promise<void> {
  await queue?.stop();
  queue = null;
}
