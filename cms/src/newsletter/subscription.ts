import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { NEWSLETTER_CONFIRM_DAYS, type NewsletterSignup } from '../contract';
import { rows } from '../database/rows';
import { badField } from '../http/http-error';
import { wakeMail } from '../mail';
import { enqueueMails } from '../mail/queue';
import { mayMail } from '../rate-limits/admission';
import { GLOBAL_TYPE } from '../site-content/page-types';
import { confirmationMail } from './mails';
import { SUBSCRIBER, type SubscriberRow } from './subscriber';

/**
 * Double opt-in: an address is subscribed only after its owner opens the link in our mail. A new, a known and a
 * confirmed address cause the same work and get the same response, so that neither the response nor its time shows who
 * is subscribed; for a confirmed address the mail is dropped before it is sent.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

const newCode = () => randomBytes(24).toString('base64url');
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
const subscribers = (strapi: Core.Strapi) => rows<SubscriberRow>(strapi, SUBSCRIBER);

/** Replaces the code, so that the links of earlier mails no longer confirm. */
const oldestAsked = (now: Date) => new Date(now.getTime() - NEWSLETTER_CONFIRM_DAYS * DAY_MS);

/**
 * Stores the subscription as unconfirmed and queues the confirmation mail.
 * @throws HttpError 400 while the newsletter is switched off in the CMS
 */
export async function subscribe(strapi: Core.Strapi, { email, language, subject }: NewsletterSignup): Promise<void> {
  if (!(await isOpen(strapi))) throw badField('email', { key: 'rule.newsletter.closed' });
  // The honeypot field is filled: store nothing and send no mail, because the address may be somebody else's.
  if (subject || !(await mayMail(strapi, email))) return;
  const known = await subscribers(strapi).findOne({ where: { email } });
  const confirmCode = newCode();
  const confirmHash = hashOf(confirmCode);
  const leaveCode = known?.leaveCode ?? newCode();
  const mail = await confirmationMail(strapi, { email, language, confirmCode, confirmHash, leaveCode });
  const asked = { askedAt: new Date() };
  const wish = { ...asked, email, language, leaveCode, confirmHash, state: 'pending', leftAt: null } as const;
  await strapi.db.transaction(async () => {
    const row = known
      ? await subscribers(strapi).update({ where: { id: known.id }, data: known.state === 'confirmed' ? asked : wish })
      : await subscribers(strapi).create({ data: wish });
    await enqueueMails(strapi, [{ ...mail, about: row?.documentId ?? '' }]);
  });
  wakeMail(strapi);
}

interface GlobalRow {
  newsletter: { enabled: boolean } | null;
}

/** Whether the newsletter is switched on in any language; off while Global is not published. */
async function isOpen(strapi: Core.Strapi): Promise<boolean> {
  const published = await rows<GlobalRow>(strapi, GLOBAL_TYPE).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['id'],
    populate: { newsletter: true },
  });
  return published.some(({ newsletter }) => newsletter?.enabled === true);
}

/** Puts the address on the list. A link pressed twice, as mail scanners do, is fine. @throws HttpError 400 */
export async function confirm(strapi: Core.Strapi, code: string, now = new Date()): Promise<void> {
  const row = await subscribers(strapi).findOne({ where: { confirmHash: hashOf(code) } });
  if (!row || row.state === 'left' || new Date(row.askedAt ?? 0) < oldestAsked(now)) {
    throw badField('code', { key: 'rule.link' });
  }
  if (row.state === 'confirmed') return;
  await subscribers(strapi).update({ where: { id: row.id }, data: { state: 'confirmed', confirmedAt: now } });
}

/** Takes the address off the list, for good until it asks again. @throws HttpError 400 */
export async function unsubscribe(strapi: Core.Strapi, code: string, now = new Date()): Promise<void> {
  const row = await subscribers(strapi).findOne({ where: { leaveCode: code } });
  if (!row) throw badField('code', { key: 'rule.link' });
  if (row.state === 'left') return;
  await subscribers(strapi).update({ where: { id: row.id }, data: { state: 'left', leftAt: now, confirmHash: null } });
}

/** Deletes unconfirmed addresses whose link has expired: without the owner's agreement they must not be kept. */
export async function deleteUnconfirmed(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await subscribers(strapi).deleteMany({ where: { state: 'pending', askedAt: { $lt: oldestAsked(now) } } });
}
