import { type Message, waitingTime } from '@upfield/cms/contract';
import { ApiError } from '../api/api-error';

/** The message for a failed login: "Wrong credentials" only for 400 and 401 (decisions, Sign-in). */
export function loginMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { key: 'auth.unreachable' };
  if (error.status === 429)
    return { key: 'auth.throttled', values: { wait: waitingTime(error.retryAfterSeconds ?? 60) } };
  if (error.status === 400 || error.status === 401) return { key: 'auth.wrong' };
  return { key: 'auth.unreachable' };
}

/** What a failed request of a small form says: wait, or no server. A refusal of its fields is the form's own business. */
export function requestProblem(error: unknown): Message {
  if (error instanceof ApiError && error.status === 429) {
    return { key: 'request.tooMany', values: { wait: waitingTime(error.retryAfterSeconds ?? 60) } };
  }
  return error instanceof ApiError && error.kind === 'refused' && error.status < 500
    ? { key: 'request.invalid' }
    : { key: 'auth.unreachable' };
}
