import type { Core } from '@strapi/strapi';
import { spendCaptcha } from '../captcha/spent';
import type { LeadSubmission } from '../contract';
import { crashIfRequested } from '../crash-point';
import { rows } from '../database/rows';
import { isUniqueViolation } from '../database/unique';
import { badField } from '../http/http-error';
import { enqueueMails } from '../mail/queue';
import { leads } from '../metrics';
import type { ConsentWords } from '../privacy/consent-words';
import type { AskedPlayer } from './asked-player';
import { familyOf, fingerprintOf, LEAD, type LeadRow, toRow } from './lead-row';
import { type MailSetting, mailsOf } from './mails';

/** The visitor's captcha solution, identified by `code`. */
export interface Payment {
  code: string;
  expiresAt: Date;
}

/**
 * Whether this submission was stored before (decisions, HTTP contract: the same id with the same body is 201 again).
 * @throws HttpError 400 when the id came with another body
 */
export async function wasStored(strapi: Core.Strapi, lead: LeadSubmission): Promise<boolean> {
  const known = await rows<LeadRow>(strapi, LEAD).findOne({
    where: { submissionId: lead.submissionId },
    select: ['fingerprint'],
  });
  if (!known) return false;
  if (known.fingerprint !== fingerprintOf(lead)) throw badField('submissionId', { key: 'rule.submission.changed' });
  return true;
}

/**
 * Stores a lead, takes its captcha and queues its mails, all or nothing.
 * @param details the player that a question is about, and what a family agreed to
 * @throws HttpError 400 when the captcha solution was already used for another lead
 */
export async function storeLead(
  strapi: Core.Strapi,
  lead: LeadSubmission,
  payment: Payment,
  details: { player: AskedPlayer | null; consent: ConsentWords | null },
  setting: MailSetting,
): Promise<void> {
  const { player, consent } = details;
  try {
    await strapi.db.transaction(async () => {
      await spendCaptcha(strapi, payment.code, payment.expiresAt);
      const family = await familyOf(strapi, lead);
      const row = await rows<LeadRow>(strapi, LEAD).create({
        data: toRow(lead, { playerName: player?.name ?? null, family, consent, now: new Date() }),
      });
      crashIfRequested('lead half stored', lead.email);
      await enqueueMails(strapi, mailsOf(lead, row, player, setting));
    });
    leads.inc({ kind: lead.kind });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same request a second time while the first was being stored; or a captcha that was used before.
    if (await wasStored(strapi, lead)) return;
    throw badField('altcha', { key: 'rule.captcha.used' });
  }
}
