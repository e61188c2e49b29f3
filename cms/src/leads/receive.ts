import type { Core } from '@strapi/strapi';
import { checkCaptcha } from '../captcha/captcha';
import { type LeadSubmission, leadSubmission } from '../contract';
import { crashIfRequested } from '../crash-point';
import { environment } from '../environment';
import { badField } from '../http/http-error';
import { read } from '../http/read';
import { wakeMail } from '../mail';
import { readSender } from '../mail/sender';
import { readMailWords } from '../mail/words';
import { toE164 } from '../phone';
import { leadConsent } from '../privacy/consent-words';
import { mayMail } from '../rate-limits/admission';
import { askedPlayer } from './asked-player';
import { addressesOf } from './mails';
import { type Payment, storeLead, wasStored } from './store';

/**
 * Takes one form (decisions, Leads): checked again, its captcha verified, stored with its mails in one transaction.
 * @param body as sent
 * @throws HttpError 400 that names every bad field
 */
export async function receiveLead(strapi: Core.Strapi, body: unknown): Promise<void> {
  const lead = readSubmission(body);
  if (await wasStored(strapi, lead)) return;
  const payment = await requireCaptcha(lead.altcha);
  const player = await askedPlayer(strapi, lead);
  const consent = await leadConsent(strapi, lead);
  const setting = {
    ...(await readSender(strapi)),
    words: await readMailWords(strapi, lead.kind, lead.language),
    confirmTo: await mayBeMailed(strapi, addressesOf(lead)),
  };
  crashIfRequested('lead checked', lead.email);
  await storeLead(strapi, lead, payment, { player, consent }, setting);
  crashIfRequested('lead stored', lead.email);
  wakeMail(strapi);
}

/** Which of the mailboxes may get another confirmation today: the lead is stored in any case. */
async function mayBeMailed(strapi: Core.Strapi, addresses: readonly string[]): Promise<string[]> {
  const allowed: string[] = [];
  for (const address of addresses) if (await mayMail(strapi, address)) allowed.push(address);
  return allowed;
}

/** @throws HttpError 400 that names every bad field */
const readSubmission = (body: unknown): LeadSubmission => read(leadSubmission, withE164(body));

/**
 * Brings a family's phone number into E.164 before the contract looks at it, so that one answer names it beside whatever else is
 * wrong, the captcha included. A number that no country has loses its plus: the contract then says what one looks like.
 */
function withE164(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('phone' in body) || typeof body.phone !== 'string') return body;
  const country = 'country' in body && typeof body.country === 'string' ? body.country : '';
  return { ...body, phone: toE164(body.phone, country) ?? body.phone.replaceAll('+', '') };
}

/** @throws HttpError 400 that tells an expired answer from a wrong one */
async function requireCaptcha(payload: string): Promise<Payment> {
  const check = await checkCaptcha(environment.ALTCHA_SECRET, payload);
  if (check.passed) return check;
  throw badField('altcha', { key: check.reason === 'expired' ? 'rule.captcha.expired' : 'rule.captcha' });
}
