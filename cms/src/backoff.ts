/**
 * Seconds to wait before the next try: each wait is twice as long as the one before.
 * @param tries how many there were, from 1
 * @param first the wait after the first try
 * @param longest no wait is longer
 */
export const backoff = (tries: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** Math.max(0, tries - 1), longest);
