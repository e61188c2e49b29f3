import type { Core } from '@strapi/strapi';
import { checkCaptcha } from '../captcha/captcha';
import { environment } from '../environment';
import { badField, HttpError } from '../http/http-error';
import { consume } from '../rate-limits/limiter';
import { networkOf } from '../rate-limits/network';
import { ALLOWANCES, type Allowance, STRANGERS_MAILS } from '../rate-limits/table';
import type { Payment } from './store';

/**
 * Counts a visitor's request.
 * @throws HttpError 429 when the address or its network has asked too often
 */
export async function admit(strapi: Core.Strapi, what: keyof typeof ALLOWANCES, address: string): Promise<void> {
  const allowance: Allowance = ALLOWANCES[what];
  const network = networkOf(address);
  await consume(strapi, allowance.address, address);
  await consume(strapi, allowance.network, network);
  if (allowance.networkDay) await consume(strapi, allowance.networkDay, network);
}

/** Counts a mail that strangers can make us send. @returns false when this mailbox has had enough for today */
export async function mayMail(strapi: Core.Strapi, recipient: string): Promise<boolean> {
  try {
    await consume(strapi, STRANGERS_MAILS, recipient);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** @throws HttpError 400 that tells an expired answer from a wrong one */
export async function requireCaptcha(payload: string): Promise<Payment> {
  const check = await checkCaptcha(environment.ALTCHA_SECRET, payload);
  if (check.passed) return check;
  throw badField('altcha', { key: check.reason === 'expired' ? 'rule.captcha.expired' : 'rule.captcha' });
}
