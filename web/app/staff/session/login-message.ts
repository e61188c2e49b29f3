import type { Message } from '@upfield/cms/contract';
import { ApiError } from '../api/api-error';

/** What a failed login says: "Wrong credentials" stands for 400 and 401 alone (decisions, Sign-in). */
export function loginMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { key: 'auth.unreachable' };
  if (error.status === 429) return { key: 'auth.throttled', values: { wait: waitText(error.retryAfterSeconds ?? 60) } };
  if (error.status === 400 || error.status === 401) return { key: 'auth.wrong' };
  return { key: 'auth.unreachable' };
}

/** @param seconds from now @returns the wait in the largest whole unit, rounded up, such as "45 seconds" or "2 minutes" */
export function waitText(seconds: number, language = 'en'): string {
  const [value, unit] = seconds <= 90 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
