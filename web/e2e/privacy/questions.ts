import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Mail } from '../../../scripts/lib/mailbox';
import { mailsAbout, mailsTo, readable } from '../support/mailbox';
import { SITE_URL } from '../support/site';
import { from, newAddress } from '../support/visitor';
import { type AuditedCard, valuesOf } from './cards';
import type { Cell } from './walk';

/** Forms about one player; `staffMayRead`: whether the staff's mail names a player who is hidden. */
export const QUESTIONS = [
  { kind: 'coach-question', staffMayRead: false },
  // A family may ask about a card that is hidden already, and staff have to know whom they mean.
  { kind: 'removal-request', staffMayRead: true },
] as const;
type Question = (typeof QUESTIONS)[number];

const SOON = { timeout: 90_000 };

/** What a stranger got for a question about a player. */
export interface Sent {
  email: string;
  status: number;
  text: string;
}

/** Sends a whole question with a solved captcha, as a visitor from a network of their own. */
async function sendQuestion({ kind }: Question, playerId: string): Promise<Sent> {
  const headers = { ...from(newAddress()), 'content-type': 'application/json' };
  const challenge = await (await fetch(`${SITE_URL}/api/leads/challenge`, { headers })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const email = `${randomUUID()}@university.example`;
  const body = {
    submissionId: randomUUID(),
    altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    kind,
    playerId,
    fullname: 'Pat Morgan',
    email,
    message: 'Please tell me more.',
    elapsed: 40_000,
    ...(kind === 'coach-question' ? { university: 'Lakeside State' } : {}),
  };
  const response = await fetch(`${SITE_URL}/api/leads`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { email, status: response.status, text: await response.text() };
}

const toldIn = (text: string, card: AuditedCard) =>
  valuesOf(card).filter((value) => value !== card.id && text.toLowerCase().includes(value.toLowerCase()));

const toldByMails = (mails: Mail[], card: AuditedCard) => mails.flatMap((mail) => toldIn(readable(mail), card));

/** Asks about a card that is public: both mails name the player, so that the check below looks at something. */
export async function expectNamed(question: Question, card: AuditedCard): Promise<void> {
  const { email, status } = await sendQuestion(question, card.id);
  expect(status).toBe(201);
  await expect.poll(async () => toldByMails(await mailsAbout(email), card), SOON).toContain(card.name);
}

/**
 * Asks about hidden cards, and about nobody: answer, the mail to who asked and the mail to staff.
 * @param last a public card: its mail arrives after the others, which are then all there
 */
export async function questionCells(cards: readonly AuditedCard[], last: AuditedCard): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const question of QUESTIONS) {
    const nobody = await sendQuestion(question, 'nobody1234');
    const sent: Sent[] = [];
    for (const card of cards) sent.push(await sendQuestion(question, card.id));
    await expectNamed(question, last);
    for (const [index, card] of cards.entries()) {
      const { email, status, text } = sent[index] ?? nobody;
      const unlike = status === nobody.status && text === nobody.text ? [] : [`${status} ${text}`];
      const toStaff = toldByMails(await mailsAbout(email), card);
      cells.push(
        { way: `answer to a ${question.kind}`, card, told: [...toldIn(text, card), ...unlike] },
        { way: `mail to who sent a ${question.kind}`, card, told: toldByMails(await mailsTo(email), card) },
        { way: `mail to staff about a ${question.kind}`, card, told: question.staffMayRead ? [] : toStaff },
      );
    }
  }
  return cells;
}
