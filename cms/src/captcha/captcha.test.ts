import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { CAPTCHA_MINUTES } from '../contract';
import { checkCaptcha, createCaptcha } from './captcha';

const SECRET = 'a secret for tests';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function answered(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge could not be solved.');
  return { challenge, solution };
}

describe('captcha', () => {
  it('passes a solved challenge and names it the same however it is written', async () => {
    const answer = await answered(await createCaptcha(SECRET));
    const first = await checkCaptcha(SECRET, encode(answer));
    const again = await checkCaptcha(SECRET, encode({ solution: answer.solution, challenge: answer.challenge }));
    expect(first).toMatchObject({ passed: true, code: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(again).toEqual(first);
    expect(encode(answer).length).toBeLessThan(4000);
  });

  it('refuses an expired, a forged and a foreign one, and noise', async () => {
    const past = new Date(Date.now() - (CAPTCHA_MINUTES + 1) * 60_000);
    const expired = await answered(await createCaptcha(SECRET, past));
    expect(await checkCaptcha(SECRET, encode(expired))).toEqual({ passed: false, reason: 'expired' });

    const answer = await answered(await createCaptcha(SECRET));
    const longer = { ...answer.challenge.parameters, expiresAt: (answer.challenge.parameters.expiresAt ?? 0) + 9999 };
    const forged = { ...answer, challenge: { ...answer.challenge, parameters: longer } };
    const guessed = { ...answer, solution: { counter: 1, derivedKey: answer.solution.derivedKey.replace(/./g, '0') } };
    const foreign = await answered(await createCaptcha('another secret'));
    for (const payload of [encode(forged), encode(guessed), encode(foreign), '', 'e30=', '{', '%%%']) {
      expect(await checkCaptcha(SECRET, payload)).toEqual({ passed: false, reason: 'invalid' });
    }
  });
});
