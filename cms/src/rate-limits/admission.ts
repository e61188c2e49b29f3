import type { Core } from '@strapi/strapi';
import { HttpError } from '../http/http-error';
import { consume } from './limiter';
import { ALLOWANCES, type Allowance, CONFIRMATION_MAILS } from './limits';
import { networkOf } from './network';

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
    await consume(strapi, CONFIRMATION_MAILS, recipient);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
