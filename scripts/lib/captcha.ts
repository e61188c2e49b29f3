import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { anyVisitor } from './visitors.ts';

/**
 * Gets captchas and solves them, as the widget does.
 * @param origin of the site or of its CMS
 * @throws Error when it gets none
 * @returns what a form sends as `altcha`, each good for one lead
 */
export async function solvedCaptchas(origin: string, count: number): Promise<string[]> {
  const solved: string[] = [];
  while (solved.length < count) {
    const answer = await fetch(`${origin}/api/leads/challenge`, { headers: anyVisitor() });
    if (!answer.ok) throw new Error(`${origin} gives no captcha: ${answer.status}`);
    const challenge = await answer.json();
    const solution = await solveChallenge({ challenge, deriveKey });
    solved.push(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
  }
  return solved;
}
