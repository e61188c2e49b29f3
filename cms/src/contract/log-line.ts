/** What a line of the log is, of the CMS and of the web server alike (docs/operations.md). */

/** From the most to the least urgent: a server writes its LOG_LEVEL and what is more urgent. Nothing is `fatal`, which so means silence. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'http', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One JSON object a line, or what people read while they work on the site. */
export const LOG_FORMATS = ['json', 'text'] as const;

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  durationMs: number;
}

export interface LogEntry extends Partial<AnsweredRequest> {
  level: string;
  server: 'cms' | 'web';
  requestId?: string | undefined;
  message: string;
  /** Of an error: its stack with those of its causes. */
  stack?: string | undefined;
}

/** A path with its query, as in an error's message: the query contains search terms and filters. */
const QUERY = /(\s\/[^\s?]*)\?\S*/gu;
const EMAIL = /[^\s<>"'`(),:;=@?&/]+(?:@|%40)[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu;
/** International form, with the plus written out or encoded. */
const PHONE = /(?:\+|%2B)\d{7,15}\b/giu;
/** A JSON Web Token, which is what sessions are. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/gu;

/**
 * Removes personal data and search terms from a text that is logged. It runs on every line, including those of Strapi and of
 * libraries, whose error messages quote their input.
 */
export function redact(text: string): string {
  return text.replace(QUERY, '$1').replace(EMAIL, '(address)').replace(PHONE, '(phone)').replace(TOKEN, '(token)');
}

/** The status of an answer that has ended: 499, as proxies say it, for a client that left before there was one. */
export const answeredStatus = (response: { headersSent: boolean; statusCode: number }): number =>
  response.headersSent ? response.statusCode : 499;

/** What is said of an answered request where people read the log. */
export const requestMessage = ({ method, path, status, durationMs }: AnsweredRequest): string =>
  `${method} ${path} ${status} (${Math.round(durationMs)} ms)`;

/** Paths that are asked for every few seconds, by health checks and by web. */
const ROUTINE: readonly string[] = ['/healthz', '/livez', '/_health', '/_ready', '/api/revision'];

/** The level of an answered request. */
export function requestLevel({ path, status }: AnsweredRequest): LogLevel {
  if (status >= 500) return 'error';
  return ROUTINE.includes(path) ? 'debug' : 'http';
}

/** One line of JSON, with the fields of an entry alone: what a library adds to its errors may be personal data. */
export function logLine(entry: LogEntry, now = new Date()): string {
  const { level, server, requestId, method, path, status, durationMs, message, stack } = entry;
  const fields = { time: now, level, server, requestId, method, path, status, durationMs, message, stack };
  return JSON.stringify(fields, (_name, value: unknown) => (typeof value === 'string' ? redact(value) : value));
}

/** The stack of an error, with those of its causes: where it happened, and what the error said. */
export function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = error.cause === undefined ? undefined : (stackOf(error.cause) ?? String(error.cause));
  return [error.stack ?? String(error), ...(cause ? [`Caused by: ${cause}`] : [])].join('\n');
}
