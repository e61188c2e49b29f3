import type { Core } from '@strapi/strapi';
import { hrefIn, type Language } from '../contract';
import { rows } from '../database/rows';
import { registerMailWriter } from '../mail/deferred';
import type { MailJob, MailJobRow } from '../mail/queue';
import { type RenderedMail, renderMail } from '../mail/render';
import { readSender } from '../mail/sender';
import { readMailWords } from '../mail/words';
import { SUBSCRIBER, type SubscriberRow } from './subscriber';

/** Names the mail in the queue. */
const NEWSLETTER_MAIL = 'newsletter confirmation';

interface Invitation {
  email: string;
  language: Language;
  confirmCode: string;
  /** Identifies the mail in its Message-ID: a hash, because mail programs may show a Message-ID. */
  confirmHash: string;
  leaveCode: string;
}

/** The mail that asks the owner of an address to confirm it. */
export async function confirmationMail(
  strapi: Core.Strapi,
  { email, language, confirmCode, confirmHash, leaveCode }: Invitation,
): Promise<Omit<MailJob, 'about'>> {
  const sender = await readSender(strapi);
  const link = (page: string, code: string) =>
    new URL(hrefIn(`/newsletter/${page}?code=${code}`, language), sender.publicUrl).href;
  const rendered = renderMail({
    ...sender,
    words: await readMailWords(strapi, 'newsletter', language),
    language,
    values: { confirmLink: link('confirm', confirmCode), leaveLink: link('leave', leaveCode) },
    answers: [],
  });
  return {
    ...rendered,
    recipient: email,
    replyTo: null,
    purpose: NEWSLETTER_MAIL,
    messageId: `<newsletter-${confirmHash.slice(0, 32)}@${sender.domain}>`,
  };
}

/** Checks again when a confirmation mail is sent whether it is still needed. Call it in `register`. */
export const registerNewsletter = (): void => registerMailWriter(NEWSLETTER_MAIL, whilePending);

/** The queued mail while its address is unconfirmed; null otherwise. */
export async function whilePending(strapi: Core.Strapi, job: MailJobRow): Promise<RenderedMail | null> {
  const pending = { email: job.recipient, state: 'pending' };
  return (await rows<SubscriberRow>(strapi, SUBSCRIBER).count({ where: pending })) > 0 ? job : null;
}
