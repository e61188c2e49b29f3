import { revisionAnswer } from '@upfield/cms/contract';
import type { Cms } from '~/content.server/cms';
import { CHECK_AFTER_MS, CHECK_TIMEOUT_MS, type RevisionClock } from '~/content.server/revision-clock';

/** While there are visitors the question is repeated this often, in milliseconds, and nobody waits for its answer. */
const ASK_AFTER_MS = 50;

/** Well below the minutes for which cached pages with players may be shown while the CMS is down. */
const CONFIRM_EVERY_MS = 60_000;

export interface Revisions {
  /** The newest revision that is known; null where none is, and nothing may be kept. A promise of it where it has to be asked for first. */
  current(): number | null | Promise<number | null>;
  /** Whether the CMS left the last question unanswered. */
  readonly silent: boolean;
}

/** Of a server through which something is written. */
export interface WrittenRevisions extends Revisions {
  /** Something was written: the next reader waits for the CMS's word, so that whoever wrote it sees it. */
  written(): void;
}

/**
 * Asks the CMS for its revision while there are visitors, and not twice at a time but after a write. A request waits for the answer only where the last one is
 * older than `CHECK_AFTER_MS`. While the CMS does not answer, none waits: the question is repeated in the background, and the last known
 * revision is kept.
 */
export class CmsRevisions implements WrittenRevisions {
  #answers = true;
  #askedAt = Number.NEGATIVE_INFINITY;
  #askedInSecond = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  /**
   * @param clock records each answer, as it does those of the pages' reads
   * @param today the time of day, in milliseconds since 1970
   */
  constructor(
    private readonly cms: Pick<Cms, 'call'>,
    private readonly clock: RevisionClock,
    private readonly today: () => number = Date.now,
  ) {}

  current(): number | null | Promise<number | null> {
    const unasked = this.clock.now() - this.#askedAt;
    if (unasked >= ASK_AFTER_MS || this.#isNewSecond()) this.#ask();
    if (this.#asking === undefined || this.silent || unasked < CHECK_AFTER_MS) return this.clock.newest;
    return this.#asking.then(() => this.clock.newest);
  }

  get silent(): boolean {
    return !this.#answers;
  }

  written(): void {
    // The answer to a question that was sent before may be older than the write.
    this.#asking = undefined;
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#ask();
  }

  /** Also asks when there are no requests, so that cached pages of a quiet site were confirmed shortly before an outage. Never keeps the process alive. */
  keepConfirmed(): this {
    setInterval(() => this.#ask(), CONFIRM_EVERY_MS).unref();
    return this;
  }

  /**
   * A new second of the day began since the question was sent last. A cache that counts whole seconds comes back for every request until the new
   * one is confirmed (`lastSecond`), so that is asked first.
   */
  #isNewSecond(): boolean {
    return Math.floor(this.today() / 1000) > this.#askedInSecond;
  }

  #ask(): void {
    if (this.#asking) return;
    const asking = this.#read().finally(() => {
      if (this.#asking !== asking) return;
      this.#asking = undefined;
      this.#askedAt = this.clock.now();
    });
    this.#asking = asking;
  }

  async #read(): Promise<void> {
    const askedAt = this.clock.now();
    this.#askedInSecond = Math.floor(this.today() / 1000);
    try {
      const response = await this.cms.call('revision', '/api/revision', {
        signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      });
      this.#answers = response.ok;
      if (response.ok) this.clock.confirm(revisionAnswer.parse(await response.json()).revision, askedAt);
    } catch {
      this.#answers = false;
    }
  }
}
