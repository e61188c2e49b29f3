import { LRUCache } from 'lru-cache';
import type { CacheEntry, RevisionClock } from './revision-clock';

/** The maximum size of all answers together, in characters: the number of different searches is unlimited, so the size is bounded. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Memory of an entry beside its text, counted in characters. */
const OVERHEAD_CHARACTERS = 500;

/** What the CMS answered; it is the same for every visitor. */
export interface Reply<Data = unknown> {
  status: number;
  /** What was read, and how many there are of it in all; null where the CMS refused, which is kept, too: it holds for its revision. */
  found: { data: Data; total: number } | null;
  /** Revision that the answer named, if it did. */
  revision: number | null;
  /** When the question was sent, in milliseconds of the clock. */
  askedAt: number;
  /** Length of the answer's text. */
  size: number;
}

interface CachedAnswer extends CacheEntry {
  reply: Reply;
}

const answers = new LRUCache<string, CachedAnswer>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ reply }, path) => reply.size + path.length + OVERHEAD_CHARACTERS,
});

/**
 * Keeps the newest answer of `path`, frozen, because all renderings share it.
 * @param people whether it shows players
 */
export function store(path: string, reply: Reply, people: boolean): void {
  const { found, revision, askedAt } = reply;
  freeze(found);
  if (revision !== null) answers.set(path, { reply, revision, people, confirmedAt: askedAt });
  else if (!found) answers.delete(path);
}

/** The answer that the CMS would give now: that of its newest revision, confirmed a moment ago. */
export function currentReply(path: string, clock: RevisionClock): Reply | undefined {
  const kept = answers.get(path);
  return kept && clock.isCurrent(kept.revision) ? kept.reply : undefined;
}

/** The last good answer of `path`, as long as it may stand in for the CMS. */
export function lastGood(path: string, clock: RevisionClock): Reply['found'] {
  const kept = answers.get(path);
  return kept && clock.mayShow(kept) ? kept.reply.found : null;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
