import { STALE_LIMIT_MS } from '~/site/cache-policy';

/** How long the CMS may be left unasked for its revision while pages are read, and how long it may take to answer, in milliseconds. */
export const CHECK_AFTER_MS = 250;
export const CHECK_TIMEOUT_MS = 1500;

/** A cache entry made from the CMS's answers: a page, or an answer. */
export interface CacheEntry {
  /** Revision of every answer it was made of. */
  revision: number;
  /** Whether it shows players. */
  people: boolean;
  /** When it was last confirmed, in milliseconds of the clock. */
  confirmedAt: number;
}

/**
 * What this process knows of the CMS's revision: the newest one that any answer named, and when that was last confirmed. It is
 * kept while the CMS is silent, so that entries of an older revision are known to be old (docs/decisions/011).
 */
export class RevisionClock {
  #newest: number | null = null;
  #confirmedAt = Number.NEGATIVE_INFINITY;

  /** @param now the time in milliseconds, from any origin; it must not go back */
  constructor(readonly now: () => number = () => performance.now()) {}

  /** The newest revision; null until the CMS answered once. */
  get newest(): number | null {
    return this.#newest;
  }

  /** When the CMS last said that `newest` is its revision. */
  get confirmedAt(): number {
    return this.#confirmedAt;
  }

  /**
   * Records an answer of the CMS.
   * @param revision that it named; an older one than is known comes from an answer that was overtaken
   * @param askedAt when the question was sent: the answer is no younger than that
   */
  confirm(revision: number, askedAt: number): void {
    if (revision === this.#newest) this.#confirmedAt = Math.max(this.#confirmedAt, askedAt);
    if (this.#newest !== null && revision <= this.#newest) return;
    this.#newest = revision;
    this.#confirmedAt = askedAt;
  }

  /** Whether the CMS said, in its last answer but a moment ago, that this is its revision: what it answered then, it would answer now. */
  isCurrent(revision: number): boolean {
    return revision === this.#newest && this.now() - this.#confirmedAt <= CHECK_AFTER_MS + CHECK_TIMEOUT_MS;
  }

  /**
   * Whether a cache entry may be shown without asking the CMS. What shows players has to be of the newest revision, and confirmed within
   * minutes; other pages may be a day old, of an older revision, too.
   */
  mayShow({ revision, people, confirmedAt }: CacheEntry): boolean {
    const isNewest = revision === this.#newest;
    if (people && !isNewest) return false;
    const since = isNewest ? this.#confirmedAt : confirmedAt;
    return this.now() - since <= STALE_LIMIT_MS[people ? 'people' : 'site'];
  }
}
