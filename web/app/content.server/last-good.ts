import { LRUCache } from 'lru-cache';
import type { Kept, RevisionClock } from './revision-clock';

/** Room for all answers together, in characters. Queries of searches are without number, so it is their size that is bounded. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

interface LastGood extends Kept {
  value: unknown;
  /** Length of the answer's text. */
  size: number;
}

const answers = new LRUCache<string, LastGood>({ maxSize: MAX_CHARACTERS, sizeCalculation: ({ size }) => size + 1 });

/** Keeps the newest good answer of `path`. */
export function keep(path: string, answer: LastGood): void {
  answers.set(path, answer);
}

/** The last good answer of `path`, as long as it may be shown. */
export function lastGood(path: string, clock: RevisionClock): LastGood | undefined {
  const answer = answers.get(path);
  return answer && clock.mayShow(answer) ? answer : undefined;
}

/** Drops what is known of `path`: the CMS says that it is gone. */
export function forget(path: string): void {
  answers.delete(path);
}
