import { EventEmitter, once } from 'node:events';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';

export interface RenderingLimits {
  /** Points that a network may spend in a window. */
  points: number;
  windowSeconds: number;
  /** Renderings at a time, of one network and of all; and how many more of each may wait. */
  running: { network: number; all: number };
  waiting: { network: number; all: number };
}

/**
 * Enough for a school behind one address, whose readers get most pages from the cache, and less than one core as long as a page (two points)
 * takes less than a fifth of a second. More than one at a time, because a rendering also waits for the CMS.
 */
const LIMITS: RenderingLimits = {
  points: 600,
  windowSeconds: 60,
  running: { network: 4, all: 16 },
  waiting: { network: 30, all: 120 },
};

/** The points that a rendering costs its network. */
export const RENDERING_POINTS = { document: 2, data: 1 } as const;

/** The largest number of networks counted at a time; it bounds the memory. */
const NETWORKS_COUNTED = 20_000;

/** A rendering that is refused for the moment. */
export class TooManyRenderings extends Error {
  override readonly name = 'TooManyRenderings';
  readonly status = 429;
  /** @param retryAfter seconds */
  constructor(readonly retryAfter: number) {
    super('Too many renderings');
  }
}

/** Limits renderings per network and window, and the number of concurrent ones. Pages from the cache are not counted. */
export class RenderingQueue {
  readonly #spent: LRUCache<string, { points: number }>;
  readonly #ofNetwork = new Map<string, LimitFunction>();
  readonly #ofAll: LimitFunction;
  readonly #ended = new EventEmitter().setMaxListeners(0);
  #underWay = 0;

  constructor(private readonly limits: RenderingLimits = LIMITS) {
    this.#spent = new LRUCache({ max: NETWORKS_COUNTED, ttl: limits.windowSeconds * 1000, noUpdateTTL: true });
    this.#ofAll = pLimit(limits.running.all);
  }

  /**
   * Renders when it is the network's turn.
   * @param points from `RENDERING_POINTS`
   * @throws TooManyRenderings when the network has used its points up, or too many wait already
   */
  async run<Result>(network: string, points: number, render: () => Promise<Result>): Promise<Result> {
    const own = this.#ofNetwork.get(network) ?? pLimit(this.limits.running.network);
    const waiting = { network: own.pendingCount, all: this.#ofAll.pendingCount };
    if (waiting.network >= this.limits.waiting.network || waiting.all >= this.limits.waiting.all) {
      throw new TooManyRenderings(1);
    }
    this.#spend(network, points);
    this.#ofNetwork.set(network, own);
    try {
      return await own(() => this.#ofAll(() => this.#counted(render)));
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#ofNetwork.delete(network);
    }
  }

  /** Waits until no rendering is under way, or for so many milliseconds. */
  async untilIdle(atMost: number): Promise<void> {
    if (this.#underWay === 0) return;
    await once(this.#ended, 'idle', { signal: AbortSignal.timeout(atMost) }).catch(() => undefined);
  }

  async #counted<Result>(render: () => Promise<Result>): Promise<Result> {
    this.#underWay++;
    try {
      return await render();
    } finally {
      this.#underWay--;
      if (this.#underWay === 0) this.#ended.emit('idle');
    }
  }

  #spend(network: string, points: number): void {
    const account = this.#spent.get(network) ?? { points: 0 };
    if (account.points + points > this.limits.points) {
      throw new TooManyRenderings(Math.max(1, Math.ceil(this.#spent.getRemainingTTL(network) / 1000)));
    }
    account.points += points;
    this.#spent.set(network, account);
  }
}
