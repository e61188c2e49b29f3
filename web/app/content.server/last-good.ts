import { LRUCache } from 'lru-cache';
import type { CacheEntry, RevisionClock } from './revision-clock';

/** The maximum size of all answers together, in characters: the number of different searches is unlimited, so the size is bounded. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

interface LastGood extends CacheEntry {
  value: unknown;
  /** Length of the answer's text. */
  size: number;
}

const answers = new LRUCache<string, LastGood>({ maxSize: MAX_CHARACTERS, sizeCalculation: ({ size }) => size + 1 });

/** Keeps the newest good answer of `path`. */
export function store(path: string, answer: LastGood): void {
  answers.set(path, answer);
}

/** The last good answer of `path`, as long as it may be shown. */
export function lastGood(path: string, clock: RevisionClock): LastGood | undefined {
  const answer = answers.get(path);
  return answer && clock.mayShow(answer) ? answer : undefined;
}

/** Drops the answer of `path` after the CMS answered that it no longer exists. */
export function evict(path: string): void {
  answers.delete(path);
}
