import { errors } from '@strapi/utils';
import type { FieldError, MessageKey } from '../contract';
import { Refusal } from './refusal';

/** What is said of a request that the body parser cannot take, by status. */
const UNREADABLE: Record<number, MessageKey> = {
  400: 'request.malformed',
  413: 'request.tooLarge',
  415: 'request.malformed',
};

/**
 * The contract's refusal for what somebody else's code threw.
 * @returns null for a failure that is ours: it stays a 500, and goes to the log
 */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof errors.ValidationError) return refusalOfStrapi(error);
  const status = statusOf(error);
  const key = status === null ? undefined : UNREADABLE[status];
  return status !== null && key ? new Refusal(status, { key }) : null;
}

/** Strapi names a field by the parts of its path, or by a text, and has no key of our catalogue. */
function refusalOfStrapi({ details }: errors.ValidationError): Refusal {
  const list = (details as { errors?: { path: string | (string | number)[]; message: string }[] }).errors ?? [];
  const fields: FieldError[] = list.map(({ path, message }) => ({ path: [path].flat().join('.'), message }));
  return new Refusal(400, { key: 'request.invalid' }, { errors: fields });
}

interface ParserError extends Error {
  /** Of the body parser. */
  status?: unknown;
  /** Of the parser of forms with files. */
  httpCode?: unknown;
  /** Of the unpacking, such as `Z_DATA_ERROR`. */
  code?: unknown;
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { status, httpCode, code } = error as ParserError;
  if (typeof status === 'number') return status;
  if (typeof httpCode === 'number') return httpCode;
  return typeof code === 'string' && code.startsWith('Z_') ? 400 : null;
}
