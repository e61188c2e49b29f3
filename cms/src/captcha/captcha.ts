import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { CAPTCHA_MINUTES } from '../contract';
import { sign } from '../signing';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one attempt, and how many attempts an answer takes: about a second on a cheap phone. */
const COST = 2000;
const ATTEMPTS = { min: 150, max: 450 } as const;

const hex = z.string().regex(/^[0-9a-f]{1,128}$/i);

/** What the widget sends, as base64: the challenge it was given and its answer. */
const answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0).max(ATTEMPTS.max), derivedKey: hex }),
});

/** A correct solution. `code` identifies its challenge, so that it can be marked as used. */
export type CaptchaCheck =
  | { passed: true; code: string; expiresAt: Date }
  | { passed: false; reason: 'invalid' | 'expired' };

/** Two keys of one secret: one signs challenges, the other the answers they expect. */
const secrets = (secret: string) => ({
  hmacSignatureSecret: sign('challenge', secret),
  hmacKeySignatureSecret: sign('key', secret),
});

/** Creates a challenge signed with this secret (ALTCHA 3, self-hosted: no third party sees the visitor). */
export function createCaptcha(secret: string, now = new Date()): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(ATTEMPTS.min, ATTEMPTS.max),
    deriveKey,
    expiresAt: new Date(now.getTime() + CAPTCHA_MINUTES * 60_000),
    ...secrets(secret),
  });
}

/**
 * Checks the widget's solution. It does not check whether the solution was used before: see `spendCaptcha`.
 * @param payload base64 of `{challenge, solution}`
 */
export async function checkCaptcha(secret: string, payload: string): Promise<CaptchaCheck> {
  const parsed = answer.safeParse(readJson(payload));
  if (!parsed.success) return { passed: false, reason: 'invalid' };
  const { challenge, solution } = parsed.data;
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets(secret) });
  if (!result.verified) return { passed: false, reason: result.expired ? 'expired' : 'invalid' };
  return {
    passed: true,
    // The nonce is signed: unlike the payload's own bytes it cannot be written in two ways.
    code: createHash('sha256').update(challenge.parameters.nonce.toLowerCase()).digest('hex'),
    expiresAt: new Date(challenge.parameters.expiresAt * 1000),
  };
}

function readJson(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
