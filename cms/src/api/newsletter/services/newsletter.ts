import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { NEWSLETTER_CONFIRM_DAYS, type NewsletterSignup } from '../../../contract';
import { rows } from '../../../database/rows';
import { badField } from '../../../http/refusal';
import { mayMail } from '../../../leads/admission';
import { wakeMail } from '../../../mail';
import { enqueueMails } from '../../../mail/queue';
import { renderMail } from '../../../mail/render';
import { readSender } from '../../../mail/sender';
import { readMailWords } from '../../../mail/words';

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

/**
 * Double opt-in: nobody is on the list before the owner of the address presses the link in our mail. The answer is the
 * same for a new, a known and a confirmed address, so that it tells nobody who reads the newsletter.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const subscribers = () => rows<SubscriberRow>(strapi, SUBSCRIBER);

  return {
    /** Stores the wish and queues the mail that asks for confirmation. */
    async ask({ email, language, subject }: NewsletterSignup): Promise<void> {
      const known = await subscribers().findOne({ where: { email } });
      // What a person cannot see was filled in: nothing to store, and no mail to somebody else's address.
      if (subject || known?.state === 'confirmed' || !(await mayMail(strapi, email))) return;
      const confirmCode = newCode();
      const leaveCode = known?.leaveCode ?? newCode();
      const mail = await confirmationMail(strapi, { email, language, confirmCode, leaveCode });
      await strapi.db.transaction(async () => {
        const data = { email, language, leaveCode, askedAt: new Date(), confirmHash: hashOf(confirmCode) };
        const row = known
          ? await subscribers().update({ where: { id: known.id }, data: { ...data, state: 'pending', leftAt: null } })
          : await subscribers().create({ data: { ...data, state: 'pending' } });
        await enqueueMails(strapi, [{ ...mail, about: row?.documentId ?? '' }]);
      });
      wakeMail(strapi);
    },

    /** Puts the address on the list. A link pressed twice, as mail scanners do, is fine. @throws Refusal 400 */
    async confirm(code: string, now = new Date()): Promise<void> {
      const row = await subscribers().findOne({ where: { confirmHash: hashOf(code) } });
      const oldest = now.getTime() - NEWSLETTER_CONFIRM_DAYS * DAY_MS;
      if (!row || row.state === 'left' || new Date(row.askedAt ?? 0).getTime() < oldest) {
        throw badField('code', { key: 'rule.link' });
      }
      if (row.state === 'confirmed') return;
      await subscribers().update({ where: { id: row.id }, data: { state: 'confirmed', confirmedAt: now } });
    },

    /** Takes the address off the list, for good until it asks again. @throws Refusal 400 */
    async leave(code: string, now = new Date()): Promise<void> {
      const row = await subscribers().findOne({ where: { leaveCode: code } });
      if (!row) throw badField('code', { key: 'rule.link' });
      if (row.state === 'left') return;
      await subscribers().update({ where: { id: row.id }, data: { state: 'left', leftAt: now, confirmHash: null } });
    },
  };
};

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
    purpose: 'newsletter confirmation',
    messageId: `<newsletter-${hashOf(confirmCode).slice(0, 32)}@${sender.domain}>`,
  };
}
