import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { crashIfRequested } from '../crash-point';
import { rows } from '../database/rows';
import { mails } from '../metrics';
import { errorCodes, isExpired, isPermanentFailure, waitAfter } from './failed-attempt';
import type { RenderedMail } from './render';

export const MAIL_JOB = 'api::mail-job.mail-job';
const POLL_INTERVAL_MS = 5000;
const BATCH = 10;

export interface MailJob extends RenderedMail {
  recipient: string;
  /** One address, or several with a comma between. */
  replyTo: string | null;
  /** Which mail it is, for people who read the list. */
  purpose: string;
  /** The same for all attempts, so that a mail client recognises a duplicate. */
  messageId: string;
  /** Document id of what the mail is about. */
  about: string;
}

export interface MailJobRow extends MailJob {
  id: number;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  attempts: number;
  firstAttemptAt: Date | null;
  claim: string | null;
  lastError: string | null;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  createdAt: string;
}

/**
 * Puts mails into the queue. Call it inside the transaction that stores the lead or subscription, so that both are
 * stored or neither.
 */
export async function enqueueMails(strapi: Core.Strapi, jobs: MailJob[]): Promise<void> {
  for (const job of jobs) {
    await rows<MailJobRow>(strapi, MAIL_JOB).create({ data: { ...job, state: 'waiting', nextAttemptAt: new Date() } });
  }
}

/** A mail as it leaves, with another address where that of the queue is not the one of today's settings. */
export type WrittenMail = RenderedMail & Partial<Pick<MailJob, 'recipient' | 'replyTo'>>;

/** What the queue has done with a mail. */
interface Post {
  /** The mail to send; null when it is no longer needed. */
  write: (job: MailJobRow) => Promise<WrittenMail | null>;
  send: (mail: MailJob) => Promise<void>;
}

/**
 * Sends the queued mails one after the other. Any number of processes may run a queue: a mail is claimed by one
 * conditional update, and can be claimed again when the lease of a crashed process expires.
 */
export class MailQueue {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  /** Set when a mail arrives during a poll, which may have missed it. */
  private isWoken = false;
  private stopped = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly post: Post,
    /** A process that took a mail has this long to send it before another one may. */
    private readonly leaseSeconds: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.wake();
  }

  /** Polls the queue now; during a poll, once more after it. */
  wake(): void {
    this.isWoken = true;
    if (this.running || this.stopped) return;
    this.running = this.drainWhileWoken()
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

  private async drainWhileWoken(): Promise<void> {
    while (this.isWoken && !this.stopped) {
      this.isWoken = false;
      await this.drain();
    }
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
        crashIfRequested('mail due', job.recipient);
        const claim = randomUUID();
        const taken = await this.take(job, claim);
        if (taken) await this.attempt(taken, claim);
      }
      if (due.length < BATCH) return;
    }
  }

  /** @returns the job as it stands now; null when another process was faster */
  private async take(job: MailJobRow, claim: string): Promise<MailJobRow | null> {
    const now = new Date();
    const attempts = job.attempts + 1;
    const firstAttemptAt = job.firstAttemptAt ?? now;
    const { count } = await this.jobs.updateMany({
      where: { id: job.id, state: { $in: ['waiting', 'sending'] }, nextAttemptAt: { $lte: now } },
      data: {
        state: 'sending',
        claim,
        attempts,
        firstAttemptAt,
        nextAttemptAt: new Date(now.getTime() + this.leaseSeconds * 1000),
      },
    });
    return count === 1 ? { ...job, attempts, firstAttemptAt } : null;
  }

  private async attempt(job: MailJobRow, claim: string): Promise<void> {
    try {
      crashIfRequested('mail claimed', job.recipient);
      const written = await this.post.write(job);
      if (written === null) {
        await this.jobs.deleteMany({ where: { id: job.id, claim } });
        return;
      }
      const mail = { ...job, ...written };
      await this.post.send(mail);
      crashIfRequested('mail accepted', job.recipient);
      const { recipient, replyTo } = mail;
      const sent = { state: 'sent', sentAt: new Date(), lastError: null, nextAttemptAt: null } as const;
      await this.mark(job, claim, { ...sent, recipient, replyTo });
      mails.inc({ outcome: 'sent' });
      crashIfRequested('mail marked', job.recipient);
    } catch (error) {
      await this.failed(job, claim, error);
    }
  }

  private async failed(job: MailJobRow, claim: string, error: unknown): Promise<void> {
    const isOver = isPermanentFailure(error) || isExpired(job.firstAttemptAt);
    mails.inc({ outcome: isOver ? 'failed' : 'postponed' });
    // The SMTP server's message contains the recipient's address: it is stored in the job for staff and not logged.
    this.strapi.log.warn(
      `Mail ${job.id} (${job.purpose}) could not be sent${isOver ? '' : ' yet'}: ${errorCodes(error)}.`,
    );
    await this.mark(job, claim, {
      state: isOver ? 'failed' : 'waiting',
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 1000),
      nextAttemptAt: isOver ? null : new Date(Date.now() + waitAfter(job.attempts) * 1000),
    });
  }

  /**
   * Writes the outcome only while this process holds the claim: after the lease another process may have claimed the
   * mail.
   */
  private async mark(job: MailJobRow, claim: string, data: Partial<MailJobRow>): Promise<void> {
    await this.jobs.updateMany({ where: { id: job.id, claim }, data: { ...data, claim: null } });
  }

  private get jobs() {
    return rows<MailJobRow>(this.strapi, MAIL_JOB);
  }
}
