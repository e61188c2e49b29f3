import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;

/** How long a value may stand in for a CMS that is down, in milliseconds. */
export const STALE_FOR = {
  /** Words of the site: an old page beats none. */
  site: 24 * 60 * MINUTE,
  /** Cards: a family's request to take one down must not be undone by an outage. */
  players: 10 * MINUTE,
} as const;

const values = new LRUCache<string, { value: unknown }>({ max: 2000, ttl: STALE_FOR.players });

/** Keeps the newest good answer of `path`. */
export function keep(path: string, value: unknown, staleFor: number): void {
  values.set(path, { value }, { ttl: staleFor });
}

/** The last good answer of `path`, or undefined. */
export const lastGood = (path: string) => values.get(path);

/** Drops what is known of `path`: the CMS says that it is gone. */
export function forget(path: string): void {
  values.delete(path);
}
