import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { mayCutPower } from '../power-cut';
import { GIVE_UP_AFTER_DAYS, isRefusedForGood, waitAfter } from './backoff';
import type { RenderedMail } from './render';

export const MAIL_JOB = 'api::mail-job.mail-job';
const LOOK_EVERY_MS = 5000;
const BATCH = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface MailJob extends RenderedMail {
  recipient: string;
  replyTo: string | null;
  /** Which mail it is, for people who read the list. */
  purpose: string;
  /** Stays the same over every attempt, so that a second copy is known as one. */
  messageId: string;
  /** Document id of what the mail is about. */
  about: string;
}

export interface MailJobRow extends MailJob {
  id: number;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  attempts: number;
  claim: string | null;
  lastError: string | null;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  createdAt: string;
}

/** Puts mails into the queue. Call it inside the transaction that stores what they are about: both stand or fall together. */
export async function enqueueMails(strapi: Core.Strapi, jobs: MailJob[]): Promise<void> {
  for (const job of jobs) {
    await rows<MailJobRow>(strapi, MAIL_JOB).create({ data: { ...job, state: 'waiting', nextAttemptAt: new Date() } });
  }
}

/**
 * Sends what waits in the queue, one mail after the other. Any number of processes may run one: a mail is taken by one
 * conditional update, and comes back when its taker dies.
 */
export class MailQueue {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly send: (mail: MailJob) => Promise<void>,
    /** A process that took a mail has this long to send it before another one may. */
    private readonly leaseSeconds: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Looks at the queue now, unless it is being looked at. */
  wake(): void {
    if (this.running || this.stopped) return;
    this.running = this.drain()
      .catch((error: unknown) => {
        this.strapi.log.error(`The mail queue stumbled: ${error}`);
      })
      .finally(() => {
        this.running = null;
      });
  }

  /** Ends after the mail that is being sent. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private async drain(): Promise<void> {
    for (;;) {
      const due = await this.jobs.findMany({
        where: { state: { $in: ['waiting', 'sending'] }, nextAttemptAt: { $lte: new Date() } },
        orderBy: { nextAttemptAt: 'asc' },
        limit: BATCH,
      });
      for (const job of due) {
        if (this.stopped) return;
        mayCutPower('mail due', job.recipient);
        const claim = randomUUID();
        if (await this.take(job, claim)) await this.attempt({ ...job, attempts: job.attempts + 1 }, claim);
      }
      if (due.length < BATCH) return;
    }
  }

  private async take(job: MailJobRow, claim: string): Promise<boolean> {
    const now = Date.now();
    const { count } = await this.jobs.updateMany({
      where: { id: job.id, state: { $in: ['waiting', 'sending'] }, nextAttemptAt: { $lte: new Date(now) } },
      data: {
        state: 'sending',
        claim,
        attempts: job.attempts + 1,
        nextAttemptAt: new Date(now + this.leaseSeconds * 1000),
      },
    });
    return count === 1;
  }

  private async attempt(job: MailJobRow, claim: string): Promise<void> {
    try {
      mayCutPower('mail claimed', job.recipient);
      await this.send(job);
      mayCutPower('mail accepted', job.recipient);
      await this.mark(job, claim, { state: 'sent', sentAt: new Date(), lastError: null, nextAttemptAt: null });
      mayCutPower('mail marked', job.recipient);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const tooOld = Date.now() - new Date(job.createdAt).getTime() > GIVE_UP_AFTER_DAYS * DAY_MS;
      const over = tooOld || isRefusedForGood(error);
      this.strapi.log.warn(`A mail (${job.purpose}) could not be sent${over ? '' : ' yet'}: ${message}`);
      await this.mark(job, claim, {
        state: over ? 'failed' : 'waiting',
        lastError: message.slice(0, 1000),
        nextAttemptAt: over ? null : new Date(Date.now() + waitAfter(job.attempts) * 1000),
      });
    }
  }

  /** Only the taker writes the outcome: after the lease another process may have the mail. */
  private async mark(job: MailJobRow, claim: string, data: Partial<MailJobRow>): Promise<void> {
    await this.jobs.updateMany({ where: { id: job.id, claim }, data: { ...data, claim: null } });
  }

  private get jobs() {
    return rows<MailJobRow>(this.strapi, MAIL_JOB);
  }
}
