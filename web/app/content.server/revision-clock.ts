const MINUTE = 60_000;

/** For how long what was last known to be right may be shown while the CMS does not answer, in milliseconds. */
export const MAY_STAND_IN = {
  /** Players: a family's request to take a card down must not be undone by an outage. */
  people: 10 * MINUTE,
  /** Words of the site: an old page beats none. */
  site: 24 * 60 * MINUTE,
} as const;

/** What was made of the CMS's answers and is kept: a page, or an answer. */
export interface Kept {
  /** Revision of every answer it was made of. */
  revision: number;
  /** Whether it shows players. */
  people: boolean;
  /** When it was last known to be right, in milliseconds of the clock. */
  confirmedAt: number;
}

/**
 * What this process knows of the CMS's revision: the newest one that any answer named, and when that was last confirmed. It is never
 * forgotten because the CMS became silent: what was made of an older one is known to be old (docs/decisions/011).
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
   * Takes note of an answer of the CMS.
   * @param revision that it named; an older one than is known comes from an answer that was overtaken
   * @param askedAt when the question was sent: the answer is no younger than that
   */
  confirm(revision: number, askedAt: number): void {
    if (revision === this.#newest) this.#confirmedAt = Math.max(this.#confirmedAt, askedAt);
    if (this.#newest !== null && revision <= this.#newest) return;
    this.#newest = revision;
    this.#confirmedAt = askedAt;
  }

  /**
   * Whether something kept may be shown without asking the CMS. What shows players has to be of the newest revision, and confirmed within
   * minutes; other pages may be a day old, of an older revision, too.
   */
  mayShow({ revision, people, confirmedAt }: Kept): boolean {
    const isNewest = revision === this.#newest;
    if (people && !isNewest) return false;
    const since = isNewest ? this.#confirmedAt : confirmedAt;
    return this.now() - since <= MAY_STAND_IN[people ? 'people' : 'site'];
  }
}
