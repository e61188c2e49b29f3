import { type FieldError, format, type Message } from '../contract';

const NAMES: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableError',
  429: 'RateLimitError',
  501: 'NotImplementedError',
  503: 'ServiceUnavailableError',
};

interface HttpErrorOptions {
  /** The bad fields, for `details.errors`. */
  errors?: FieldError[];
  /** Further data that the client needs. */
  details?: Record<string, unknown>;
  /** Seconds after which the same request may succeed. */
  retryAfter?: number;
}

/** An error that the API answers in the contract's envelope. Thrown anywhere below the routes; `global::http-errors` answers it. */
export class HttpError extends Error {
  readonly status: number;
  /** Of the answer. koa reads them, too, when the stream of a body fails before its first byte. */
  readonly headers: Record<string, string>;
  private readonly details: Record<string, unknown>;

  constructor(status: number, message: Message, { errors, details, retryAfter }: HttpErrorOptions = {}) {
    super(format(message));
    this.name = NAMES[status] ?? 'Error';
    this.status = status;
    this.headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    this.details = { key: message.key, ...details, ...(errors ? { errors } : {}) };
  }

  /** Strapi's error envelope (decisions, HTTP contract). */
  body() {
    const { status, name, message, details } = this;
    return { data: null, error: { status, name, message, details } };
  }
}

/** What `details.errors` says of one bad field. */
export const fieldErrorOf = (path: string, { key, values }: Message): FieldError => ({
  path,
  key,
  values,
  message: format({ key, values: { field: path, ...values } }),
});

/** An error for one bad field that is found only by a database lookup. */
export const badField = (path: string, message: Message): HttpError =>
  new HttpError(400, { key: 'request.invalid' }, { errors: [fieldErrorOf(path, message)] });
