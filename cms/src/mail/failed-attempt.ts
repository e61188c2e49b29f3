import { backoff } from '../backoff';

const WAIT_SECONDS = { first: 5, longest: 30 * 60 };

/** After so many days without success a mail is marked as failed; staff see it under "Mail". */
export const GIVE_UP_AFTER_DAYS = 5;

/**
 * Seconds until the next attempt.
 * @param attempts how many there were, from 1
 */
export const waitAfter = (attempts: number): number => backoff(attempts, WAIT_SECONDS);

/** Whether the receiving server said that this address will never take the mail (SMTP 5xx to the envelope). */
export function isPermanentFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Whether a mail has been tried for long enough.
 * @param firstAttemptAt when it was first tried, and not when it was written: it may have waited long for a mail server
 * to be set up
 */
export function isExpired(firstAttemptAt: Date | string | null, now = new Date()): boolean {
  return (
    firstAttemptAt !== null &&
    now.getTime() - new Date(firstAttemptAt).getTime() > GIVE_UP_AFTER_DAYS * 24 * 60 * 60 * 1000
  );
}

/** The error for the log: only its codes, because the message contains the recipient's address. */
export function errorCodes(error: unknown): string {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ') || 'no code';
}
