import type { Core } from '@strapi/strapi';
import { backoff } from '../backoff';
import { block, clear, consume, consumedPoints, penalize, refund } from '../rate-limits/limiter';
import { SIGN_IN } from '../rate-limits/limits';
import { networkOf } from '../rate-limits/network';
import { type Account, isFamiliar, remember } from './familiar-networks';

/** A sign-in attempt, counted before the password is checked. The caller must call one of the two functions. */
export interface SignInTry {
  /** Refunds the attempt and stores the network as familiar. */
  succeeded(): Promise<void>;
  /** Keeps the attempt counted, and starts a wait when account and network have no attempts left. */
  failed(): Promise<void>;
}

/**
 * Counts a sign-in attempt, before the account is looked up. Wrong passwords count per pair of account and network:
 * some attempts without a wait, then one attempt per wait, each wait twice as long as the previous one. An attacker
 * therefore cannot lock out the owner, who is in another network. The account alone has a much higher limit, which
 * does not apply to networks that the account was signed in from before.
 * @param address the visitor's
 * @throws HttpError 429 with `Retry-After`
 */
export async function countAttempt(strapi: Core.Strapi, account: Account, address: string): Promise<SignInTry> {
  const network = networkOf(address);
  const name = nameOf(account);
  const pair = pairOf(account, network);
  await consume(strapi, SIGN_IN.address, address);
  await consume(strapi, SIGN_IN.network, network);
  const hasWaited = (await consumedPoints(strapi, SIGN_IN.waits, pair)) > 0;
  const left = await consume(strapi, SIGN_IN.pair, pair, hasWaited ? SIGN_IN.pair.points : 1);
  const isKnownHere = await isFamiliar(strapi, account, network);
  if (!isKnownHere) await consume(strapi, SIGN_IN.account, name);
  return {
    async succeeded() {
      await refund(strapi, SIGN_IN.address, address);
      await refund(strapi, SIGN_IN.network, network);
      if (!isKnownHere) await refund(strapi, SIGN_IN.account, name);
      await trustNetwork(strapi, account, address);
    },
    async failed() {
      if (left === 0) await block(strapi, SIGN_IN.pair, pair, waitAfter(await penalize(strapi, SIGN_IN.waits, pair)));
    },
  };
}

/**
 * After a successful sign-in or reset: removes the wait of this account and network, and stores the network as
 * familiar.
 */
export async function trustNetwork(strapi: Core.Strapi, account: Account, address: string): Promise<void> {
  const network = networkOf(address);
  await clear(strapi, SIGN_IN.pair, pairOf(account, network));
  await clear(strapi, SIGN_IN.waits, pairOf(account, network));
  await remember(strapi, account, network);
}

const nameOf = ({ realm, email }: Account) => `${realm} ${email}`;
const pairOf = (account: Account, network: string) => `${nameOf(account)} ${network}`;

/** @param waits how many there were, this one included @returns seconds */
const waitAfter = (waits: number) =>
  backoff(waits, { first: SIGN_IN.firstWaitSeconds, longest: SIGN_IN.longestWaitSeconds });
