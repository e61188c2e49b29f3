import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { withoutRequestId } from '../http/request-id';
import { renderDeferred } from './deferred';
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

/** Starts sending mails. Without SMTP settings they stay in the queue until SMTP is configured. */
export async function startMail(strapi: Core.Strapi): Promise<void> {
  await ensureMailWords(strapi);
  if (!environment.SMTP_URL) {
    warnWithoutMail(strapi);
    return;
  }
  const post = {
    write: (job: MailJobRow) => renderDeferred(strapi, job),
    send: (mail: MailJob) => send(strapi, mail),
  };
  queue = new MailQueue(strapi, post, environment.MAIL_LEASE_SECONDS);
  queue.start();
}

/** Logs that mails were queued although SMTP is not configured (decisions, Leads). */
function warnWithoutMail(strapi: Core.Strapi): void {
  if (!environment.SMTP_URL) strapi.log.warn('No mail is set up (SMTP_URL): mails are stored and wait.');
}

/** Starts a poll of the queue after a new mail was stored, so that the mail does not wait for the next one. */
export function wakeMail(strapi: Core.Strapi): void {
  // The queue also sends what others asked for.
  if (queue) withoutRequestId(() => queue?.wake());
  else warnWithoutMail(strapi);
}

/** Stops the queue after the mail that is being sent. */
export async function stopMail(): Promise<void> {
  await queue?.stop();
  queue = null;
}
