import { z } from 'zod';

const CHECK_AFTER_MS = 1000;
const TIMEOUT_MS = 1500;

const answer = z.object({ revision: z.union([z.number(), z.string()]).transform(String) });

export interface Revisions {
  /** The number that moves whenever public content changes; null while the CMS does not tell. */
  current(): Promise<string | null>;
}

/**
 * Asks the CMS for its revision, at most once a second and never twice at a time. While the CMS is down nobody waits for
 * the question: it is asked in the background until it is answered.
 */
export class CmsRevisions implements Revisions {
  #known: string | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  /**
   * @param cmsUrl origin of the CMS
   * @param now clock in milliseconds
   */
  constructor(
    private readonly cmsUrl: string,
    private readonly now: () => number = () => performance.now(),
    private readonly send: typeof fetch = fetch,
  ) {}

  async current(): Promise<string | null> {
    const everAsked = this.#askedAt !== Number.NEGATIVE_INFINITY;
    const wait = this.#known !== null || !everAsked;
    if (this.now() - this.#askedAt >= CHECK_AFTER_MS) this.#ask();
    if (wait) await this.#asking;
    return this.#known;
  }

  #ask(): void {
    this.#asking ??= this.#read().finally(() => {
      this.#asking = undefined;
      this.#askedAt = this.now();
    });
  }

  async #read(): Promise<void> {
    try {
      const response = await this.send(new URL('/api/revision', this.cmsUrl), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      this.#known = response.ok ? answer.parse(await response.json()).revision : null;
    } catch {
      this.#known = null;
    }
  }
}
