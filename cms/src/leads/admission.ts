import type { Core } from '@strapi/strapi';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { checkCaptcha } from '../captcha/captcha';
import type { LeadSubmission } from '../contract';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { badField, Refusal } from '../http/refusal';
import { take } from '../limits/limit';
import { networkOf } from './network';
import type { Payment } from './store';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How often one address and one network may ask. */
interface Allowance {
  address: { name: string; points: number; seconds: number };
  network: { name: string; points: number; seconds: number };
  networkDay?: { name: string; points: number; seconds: number };
}

/** A family may err a few times; behind one network stands a school, or a hired botnet. */
const ALLOWANCES: Record<'post' | 'challenge' | 'newsletter', Allowance> = {
  post: {
    address: { name: 'lead-address', points: 15, seconds: MINUTE },
    network: { name: 'lead-network', points: 60, seconds: MINUTE },
    networkDay: { name: 'lead-network-day', points: 1000, seconds: DAY },
  },
  challenge: {
    address: { name: 'challenge-address', points: 60, seconds: MINUTE },
    network: { name: 'challenge-network', points: 300, seconds: MINUTE },
  },
  newsletter: {
    address: { name: 'newsletter-address', points: 10, seconds: MINUTE },
    network: { name: 'newsletter-network', points: 40, seconds: MINUTE },
    networkDay: { name: 'newsletter-network-day', points: 400, seconds: DAY },
  },
};
/** Nobody's mailbox is filled by somebody else's typing. */
const MAILS = { name: 'lead-mails', points: 5, seconds: DAY } as const;

/**
 * Counts a visitor's request.
 * @throws Refusal 429 when the address or its network has asked too often
 */
export async function admit(strapi: Core.Strapi, what: keyof typeof ALLOWANCES, address: string): Promise<void> {
  const allowance = ALLOWANCES[what];
  const network = networkOf(address);
  await take(strapi, allowance.address, address);
  await take(strapi, allowance.network, network);
  if (allowance.networkDay) await take(strapi, allowance.networkDay, network);
}

/** Counts a mail that strangers can make us send. @returns false when this mailbox has had enough for today */
export async function mayMail(strapi: Core.Strapi, recipient: string): Promise<boolean> {
  try {
    await take(strapi, MAILS, recipient);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What the contract cannot know: whether a number of this country can have these digits. @throws Refusal 400 */
export function requireRealPhone(lead: LeadSubmission): void {
  if ('phone' in lead && !isValidPhoneNumber(lead.phone)) throw badField('phone', { key: 'rule.phone' });
}

/** @throws Refusal 400 that tells an expired answer from a wrong one */
export async function requireCaptcha(payload: string): Promise<Payment> {
  const check = await checkCaptcha(environment.ALTCHA_SECRET, payload);
  if (check.passed) return check;
  throw badField('altcha', { key: check.reason === 'expired' ? 'rule.captcha.expired' : 'rule.captcha' });
}

interface PlayerName {
  name: string;
  lastName: string;
}

/**
 * Name of the player a question is about. A coach may ask about a public card alone; a family may ask for the removal
 * of one that is already hidden.
 * @returns null when the lead is about nobody
 * @throws Refusal 400 when there is no such player
 */
export async function playerNameOf(strapi: Core.Strapi, lead: LeadSubmission): Promise<string | null> {
  if (!('playerId' in lead)) return null;
  const open = lead.kind === 'coach-question' ? { enabled: true, active: true, listed: true } : {};
  const player = await rows<PlayerName>(strapi, 'api::player-card.player-card').findOne({
    where: { documentId: lead.playerId, deletedAt: null, ...open },
    select: ['name', 'lastName'],
  });
  if (!player) throw badField('playerId', { key: 'card.notFound' });
  return `${player.name} ${player.lastName}`;
}
