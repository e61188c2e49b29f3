import { errorEnvelope, type FieldError } from '@upfield/cms/contract';

/** Why a call has no answer: nothing came back, the server refused, or what came back is not what the contract promises. */
export type ApiErrorKind = 'unreachable' | 'refused' | 'unreadable';

interface ApiErrorParts {
  kind: ApiErrorKind;
  status?: number;
  message: string;
  fieldErrors?: FieldError[];
  retryAfterSeconds?: number | null;
}

/** A failed call, with everything a screen needs to say what happened. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The fields that the server named, in its words and with the key of each message. */
  readonly fieldErrors: FieldError[];
  /** Seconds to wait before the next try, when the server said so (429). */
  readonly retryAfterSeconds: number | null;

  constructor({ kind, status = 0, message, fieldErrors = [], retryAfterSeconds = null }: ApiErrorParts) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The session is over, or there never was one. */
  get isUnauthorized(): boolean {
    return this.status === 401;
  }

  /** Trying again later can help: no connection, or a server in trouble. */
  get isUnavailable(): boolean {
    return this.kind === 'unreachable' || this.status >= 500;
  }
}

/**
 * Reads an error answer in Strapi's envelope (decisions, HTTP contract).
 * @param retryAfter the header's value, seconds or an HTTP date
 */
export function apiErrorOf(status: number, body: unknown, retryAfter: string | null): ApiError {
  const envelope = errorEnvelope.safeParse(body);
  return new ApiError({
    kind: 'refused',
    status,
    message: envelope.success ? envelope.data.error.message : `HTTP ${status}`,
    fieldErrors: envelope.success ? (envelope.data.error.details?.errors ?? []) : [],
    retryAfterSeconds: readRetryAfter(retryAfter),
  });
}

/** @returns whole seconds from now, or null when the header is absent or cannot be read */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
