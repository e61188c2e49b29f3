import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { NEWSLETTER_CONFIRM_DAYS, type NewsletterSignup } from '../../../contract';
import { rows } from '../../../database/rows';
import { badField } from '../../../http/http-error';
import { mayMail } from '../../../leads/admission';
import { wakeMail } from '../../../mail';
import { enqueueMails, type MailJobRow } from '../../../mail/queue';
import { type RenderedMail, renderMail } from '../../../mail/render';
import { readSender } from '../../../mail/sender';
import { readMailWords } from '../../../mail/words';
import { GLOBAL_TYPE } from '../../../site-content/page-types';

export const SUBSCRIBER = 'api::newsletter.subscriber';
const DAY_MS = 24 * 60 * 60 * 1000;

export interface SubscriberRow {
  id: number;
  documentId: string;
  email: string;
  state: 'pending' | 'confirmed' | 'left';
  language: 'en' | 'es';
  askedAt: Date | null;
  confirmedAt: Date | null;
  leftAt: Date | null;
  /** SHA-256 of the code in the mail: who reads the table cannot confirm for somebody else. */
  confirmHash: string | null;
  leaveCode: string | null;
}

const newCode = () => randomBytes(24).toString('base64url');
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Names the mail in the queue. */
export const NEWSLETTER_MAIL = 'newsletter confirmation';

/**
 * Double opt-in: nobody is on the list before the owner of the address presses the link in our mail. A new, a known and a
 * confirmed address cost the same work and get the same answer, so that neither it nor its time tells who reads the
 * newsletter; for a confirmed one the mail is dropped before it leaves.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const subscribers = () => rows<SubscriberRow>(strapi, SUBSCRIBER);

  return {
    /**
     * Stores the wish and queues the mail that asks for confirmation.
     * @throws HttpError 400 while the newsletter is switched off in the CMS
     */
    async ask({ email, language, subject }: NewsletterSignup): Promise<void> {
      if (!(await isOpen(strapi))) throw badField('email', { key: 'rule.newsletter.closed' });
      // What a person cannot see was filled in: nothing to store, and no mail to somebody else's address.
      if (subject || !(await mayMail(strapi, email))) return;
      const known = await subscribers().findOne({ where: { email } });
      const confirmCode = newCode();
      const leaveCode = known?.leaveCode ?? newCode();
      const mail = await confirmationMail(strapi, { email, language, confirmCode, leaveCode });
      const asked = { askedAt: new Date() };
      const wish = {
        ...asked,
        email,
        language,
        leaveCode,
        confirmHash: hashOf(confirmCode),
        state: 'pending',
        leftAt: null,
      } as const;
      await strapi.db.transaction(async () => {
        const row = known
          ? await subscribers().update({ where: { id: known.id }, data: known.state === 'confirmed' ? asked : wish })
          : await subscribers().create({ data: wish });
        await enqueueMails(strapi, [{ ...mail, about: row?.documentId ?? '' }]);
      });
      wakeMail(strapi);
    },

    /** Puts the address on the list. A link pressed twice, as mail scanners do, is fine. @throws HttpError 400 */
    async confirm(code: string, now = new Date()): Promise<void> {
      const row = await subscribers().findOne({ where: { confirmHash: hashOf(code) } });
      const oldest = now.getTime() - NEWSLETTER_CONFIRM_DAYS * DAY_MS;
      if (!row || row.state === 'left' || new Date(row.askedAt ?? 0).getTime() < oldest) {
        throw badField('code', { key: 'rule.link' });
      }
      if (row.state === 'confirmed') return;
      await subscribers().update({ where: { id: row.id }, data: { state: 'confirmed', confirmedAt: now } });
    },

    /** Takes the address off the list, for good until it asks again. @throws HttpError 400 */
    async leave(code: string, now = new Date()): Promise<void> {
      const row = await subscribers().findOne({ where: { leaveCode: code } });
      if (!row) throw badField('code', { key: 'rule.link' });
      if (row.state === 'left') return;
      await subscribers().update({ where: { id: row.id }, data: { state: 'left', leftAt: now, confirmHash: null } });
    },
  };
};

interface GlobalRow {
  newsletter: { enabled: boolean } | null;
}

/** Whether marketing staff have switched the newsletter on; a Global that is not published has not. */
async function isOpen(strapi: Core.Strapi): Promise<boolean> {
  const global = await rows<GlobalRow>(strapi, GLOBAL_TYPE).findOne({
    where: { publishedAt: { $notNull: true } },
    select: ['id'],
    populate: { newsletter: true },
  });
  return global?.newsletter?.enabled === true;
}

/** The mail as it was queued, while its address still waits to be confirmed. */
export async function whilePending(strapi: Core.Strapi, job: MailJobRow): Promise<RenderedMail | null> {
  const pending = { email: job.recipient, state: 'pending' };
  return (await rows<SubscriberRow>(strapi, SUBSCRIBER).count({ where: pending })) > 0 ? job : null;
}

interface Invitation {
  email: string;
  language: 'en' | 'es';
  confirmCode: string;
  leaveCode: string;
}

async function confirmationMail(strapi: Core.Strapi, { email, language, confirmCode, leaveCode }: Invitation) {
  const sender = await readSender(strapi);
  const link = (page: string, code: string) => new URL(`/newsletter/${page}?code=${code}`, sender.publicUrl).href;
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
    messageId: `<newsletter-${hashOf(confirmCode).slice(0, 32)}@${sender.domain}>`,
  };
}
