import { revisionAnswer } from '@upfield/cms/contract';
import { CHECK_AFTER_MS, CHECK_TIMEOUT_MS, type RevisionClock } from '~/content.server/revision-clock';

/** Well below the minutes for which cached pages with players may be shown while the CMS is down. */
const CONFIRM_EVERY_MS = 60_000;

export interface Revisions {
  /** The newest revision that is known; null where none is, and nothing may be kept. A promise of it only while the CMS is being asked. */
  current(): number | null | Promise<number | null>;
  /** Whether the CMS left the last question unanswered. */
  readonly silent: boolean;
}

/**
 * Asks the CMS for its revision, at most once a second and never twice at a time. While the CMS does not answer, no request
 * waits for it: the question is repeated in the background, and the last known revision is kept.
 */
export class CmsRevisions implements Revisions {
  #answers = true;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  /**
   * @param cmsUrl origin of the CMS
   * @param clock records each answer, as it does those of the pages' reads
   */
  constructor(
    private readonly cmsUrl: string,
    private readonly clock: RevisionClock,
    private readonly send: typeof fetch = fetch,
  ) {}

  current(): number | null | Promise<number | null> {
    if (this.clock.now() - this.#askedAt >= CHECK_AFTER_MS) this.#ask();
    if (this.#asking === undefined || this.silent) return this.clock.newest;
    return this.#asking.then(() => this.clock.newest);
  }

  get silent(): boolean {
    return !this.#answers;
  }

  /** Also asks when there are no requests, so that cached pages of a quiet site were confirmed shortly before an outage. Never keeps the process alive. */
  keepConfirmed(): this {
    setInterval(() => this.#ask(), CONFIRM_EVERY_MS).unref();
    return this;
  }

  #ask(): void {
    this.#asking ??= this.#read().finally(() => {
      this.#asking = undefined;
      this.#askedAt = this.clock.now();
    });
  }

  async #read(): Promise<void> {
    const askedAt = this.clock.now();
    try {
      const response = await this.send(new URL('/api/revision', this.cmsUrl), {
        signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      });
      this.#answers = response.ok;
      if (response.ok) this.clock.confirm(revisionAnswer.parse(await response.json()).revision, askedAt);
    } catch {
      this.#answers = false;
    }
  }
}
