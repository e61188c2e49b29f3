import { type Message, waitingTime } from '@upfield/cms/contract';
import { ApiError } from '../api/api-error';

/** What a failed request of a small form says: wait, or no server. A refusal of its fields is the form's own business. */
export function requestProblem(error: unknown): Message {
  if (error instanceof ApiError && error.status === 429) {
    return { key: 'request.tooMany', values: { wait: waitingTime(error.retryAfterSeconds ?? 60) } };
  }
  return error instanceof ApiError && error.kind === 'refused' && error.status < 500
    ? { key: 'request.invalid' }
    : { key: 'auth.unreachable' };
}
