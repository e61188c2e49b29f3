import type { MessageKey } from '../contract';

/** Every rate limit of the CMS; those of page rendering are in `web/server/rendering-limits.ts`. */

/** How often something may happen. */
export interface RateLimit {
  /** Names the counter in the database. */
  name: string;
  points: number;
  seconds: number;
  /** Message of the refusal; takes `{wait}`. */
  message?: MessageKey;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Requests of one visitor and of a network, which may be a school or a botnet. */
export interface Allowance {
  address: RateLimit;
  network: RateLimit;
  networkDay?: RateLimit;
}

/** Calls that visitors make. A family may err a few times. */
export const ALLOWANCES = {
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
} as const satisfies Record<string, Allowance>;

/** Mails that strangers can send to one mailbox. */
export const CONFIRMATION_MAILS: RateLimit = { name: 'lead-mails', points: 5, seconds: DAY };

/** Failed sign-ins, of staff and of admins. */
export const SIGN_IN = {
  /** One address may be a whole office. */
  address: { name: 'login-address', points: 60, seconds: 15 * MINUTE, message: 'auth.throttled' },
  network: { name: 'login-network', points: 240, seconds: 15 * MINUTE, message: 'auth.throttled' },
  /** One account from one network: so many tries without a wait. */
  pair: { name: 'login-pair', points: 10, seconds: 15 * MINUTE, message: 'auth.throttled' },
  /** How often the pair had to wait; each wait is twice as long as the one before. */
  waits: { name: 'login-waits', points: 1, seconds: DAY },
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * MINUTE,
  /** One account from all networks it was never used from: a hired botnet. */
  account: { name: 'login-account', points: 200, seconds: HOUR, message: 'auth.throttled' },
} as const satisfies Record<string, RateLimit | number>;

/** Asking for a new password, and trying codes. */
export const PASSWORD_RESET = {
  address: { name: 'reset-ask-address', points: 20, seconds: HOUR },
  pair: { name: 'reset-ask-pair', points: 5, seconds: HOUR },
  code: { name: 'reset-try-address', points: 20, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

/** Mails with a link to choose a new password, to one account; whoever is refused a further one has links that still work. */
export const RESET_MAILS = { points: 2, seconds: 15 * MINUTE } as const;
