import type { Core } from '@strapi/strapi';
import { backoff } from '../backoff';
import { block, clear, consume, counted, note, refund } from '../rate-limits/limiter';
import { networkOf } from '../rate-limits/network';
import { SIGN_IN } from '../rate-limits/table';
import { type Account, isFamiliar, remember } from './familiar-networks';

/** A try to sign in that was counted before the password was looked at; one of the two must be called. */
export interface SignInTry {
  /** Gives back what was counted and remembers the network. */
  succeeded(): Promise<void>;
  /** Leaves it counted, and starts the wait once the pair has used up its tries. */
  failed(): Promise<void>;
}

/**
 * Counts a try to sign in, before anything tells whether the account exists. Wrong passwords count by account and
 * network together: ten tries without a wait, then one a wait, each wait twice as long as the one before. So nobody
 * can lock an account for its owner, who is elsewhere. The account alone has a far higher ceiling, which a network that
 * the account was signed in from does not meet.
 * @param address the visitor's
 * @throws HttpError 429 with `Retry-After`
 */
export async function countTry(strapi: Core.Strapi, account: Account, address: string): Promise<SignInTry> {
  const network = networkOf(address);
  const name = nameOf(account);
  const pair = pairOf(account, network);
  await consume(strapi, SIGN_IN.address, address);
  await consume(strapi, SIGN_IN.network, network);
  const hasWaited = (await counted(strapi, SIGN_IN.waits, pair)) > 0;
  const left = await consume(strapi, SIGN_IN.pair, pair, hasWaited ? SIGN_IN.pair.points : 1);
  const isKnownHere = await isFamiliar(strapi, account, network);
  if (!isKnownHere) await consume(strapi, SIGN_IN.account, name);
  return {
    async succeeded() {
      await refund(strapi, SIGN_IN.address, address);
      await refund(strapi, SIGN_IN.network, network);
      if (!isKnownHere) await refund(strapi, SIGN_IN.account, name);
      await welcome(strapi, account, address);
    },
    async failed() {
      if (left === 0) await block(strapi, SIGN_IN.pair, pair, waitAfter(await note(strapi, SIGN_IN.waits, pair)));
    },
  };
}

/** The account's owner was proved to be at this address: no wait stands there any more, and its network is remembered. */
export async function welcome(strapi: Core.Strapi, account: Account, address: string): Promise<void> {
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
