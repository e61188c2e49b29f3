import {
  type AnsweredRequest,
  LOG_LEVELS,
  type LogLevel,
  logLine,
  redact,
  stackOf,
} from '@upfield/cms/contract/log-line';
import { environment } from '~/environment/environment.server';
import { currentRequestId } from './request-id';

interface Details {
  /** What went wrong; its stack is logged. */
  error?: unknown;
  request?: AnsweredRequest & { requestId: string };
}

/**
 * Writes one line to the log (docs/operations.md), unless LOG_LEVEL is for more urgent ones.
 * @param message without personal data: the path of a request without its query, never what somebody typed
 */
export function log(level: LogLevel, message: string, { error, request }: Details = {}): void {
  if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(environment.LOG_LEVEL)) return;
  const stack = error === undefined ? undefined : (stackOf(error) ?? String(error));
  const line =
    environment.LOG_FORMAT === 'json'
      ? logLine({ requestId: currentRequestId(), ...request, level, server: 'web', message, stack })
      : redact([`${level}: ${message}`, ...(stack ? [stack] : [])].join('\n'));
  process.stdout.write(`${line}\n`);
}
