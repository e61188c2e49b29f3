const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 30 * 60;

/** A mail that could not leave for this long is given up; staff find it under "Mail" as failed. */
export const GIVE_UP_AFTER_DAYS = 5;

/**
 * Seconds until the next attempt: twice as long each time, from five seconds to half an hour.
 * @param attempts how many there were, from 1
 */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_SECONDS);
}

/** Whether the receiving server said that this address will never take the mail (SMTP 5xx to the envelope). */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
