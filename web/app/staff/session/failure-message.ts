import { format, type Language, waitingTime } from '@upfield/cms/contract';
import { staffLabels } from '~/labels/staff';
import { ApiError } from '../api/api-error';

/** The message for a failed login: "Wrong credentials" only for 400 and 401 (decisions, Sign-in). */
export function loginMessage(error: unknown): string {
  const { unreachable } = staffLabels.en;
  if (!(error instanceof ApiError)) return unreachable;
  if (error.status === 429)
    return format({ key: 'auth.throttled', values: { wait: waitingTime(error.retryAfterSeconds ?? 60) } });
  return error.status === 400 || error.status === 401 ? format({ key: 'auth.wrong' }) : unreachable;
}

/** What a failed request of a small form says: wait, or no server. A refusal of its fields is the form's own business. */
export function requestProblem(error: unknown, language: Language): string {
  if (error instanceof ApiError && error.status === 429) {
    const wait = waitingTime(error.retryAfterSeconds ?? 60, language);
    return format({ key: 'request.tooMany', values: { wait } }, language);
  }
  return error instanceof ApiError && error.kind === 'refused' && error.status < 500
    ? format({ key: 'request.invalid' }, language)
    : staffLabels[language].unreachable;
}
