import { randomUUID } from 'node:crypto';
import { signAddress } from '../../src/rate-limits/visitor-address';
import { compiled } from './server';
import { INTERNAL_SECRET } from './settings';

interface Challenge {
  parameters: { expiresAt?: number };
}

type DeriveKey = (...args: never[]) => Promise<{ derivedKey: Uint8Array }>;

const { createCaptcha } = compiled<{ createCaptcha: (secret: string, now?: Date) => Promise<Challenge> }>(
  'captcha/captcha.js',
);

/** Solves a challenge as the widget does. @returns what the form sends as `altcha` */
export async function solve(challenge: Challenge): Promise<string> {
  const { solveChallenge } = (await import('altcha-lib')) as unknown as {
    solveChallenge: (options: { challenge: Challenge; deriveKey: DeriveKey }) => Promise<object | null>;
  };
  const { deriveKey } = (await import('altcha-lib/algorithms/pbkdf2')) as unknown as { deriveKey: DeriveKey };
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** A solved captcha of this server. @param now when its challenge was made */
export const solvedCaptcha = async (now?: Date, secret = 'altcha-secret') => solve(await createCaptcha(secret, now));

/** The body of a family's request; what a test is about comes in `changes`. */
export function family(altcha: string, changes: Record<string, unknown> = {}) {
  return {
    submissionId: randomUUID(),
    altcha,
    fullname: 'Diego Monterrosa',
    email: `${randomUUID()}@example.com`,
    phone: '+50370000000',
    age: 19,
    sport: 'Soccer',
    country: 'El Salvador',
    graduationDate: '2026-11-28',
    videoHighlight: 'no',
    packageInterested: 'DontKnowYet',
    consent: true,
    elapsed: 40_000,
    ...changes,
  };
}

let addresses = 0;

/** Headers of a visitor from a network of their own, as our web server sends them. */
export function visitor(address = `10.${Math.floor(++addresses / 250)}.${addresses % 250}.7`) {
  return { 'x-visitor-address': address, 'x-visitor-signature': signAddress(INTERNAL_SECRET, address) };
}
