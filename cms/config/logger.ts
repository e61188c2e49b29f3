import { formats, winston } from '@strapi/logger';
import { type LogEntry, logLine, redact, stackOf } from '../src/contract/log-line';
import { environment } from '../src/environment';
import { currentRequestId } from '../src/http/request-id';

/** Where winston keeps the finished line (triple-beam). */
const LINE = Symbol.for('message');

/** Made last, so that no format can add personal data after it. */
const json = winston.format((info) => {
  const { level, message, method, path, status, durationMs, requestId = currentRequestId() } = info;
  const request = { requestId, method, path, status, durationMs } as Partial<LogEntry>;
  info[LINE] = logLine({ ...request, level, server: 'cms', message: String(message), stack: stackOf(info) });
  return info;
});

/** The last format: it runs on the finished line. */
const redaction = winston.format((info) => {
  if (typeof info[LINE] === 'string') info[LINE] = redact(info[LINE]);
  return info;
});

export default {
  level: environment.LOG_LEVEL,
  format: environment.LOG_FORMAT === 'json' ? json() : winston.format.combine(formats.prettyPrint(), redaction()),
};
