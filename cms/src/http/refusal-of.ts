import { errors } from '@strapi/utils';
import type { MessageKey } from '../contract';
import { fieldErrorOf, Refusal } from './refusal';

/** What is said of a request that the body parser cannot take, by status. */
const UNREADABLE: Record<number, MessageKey> = {
  400: 'request.malformed',
  413: 'request.tooLarge',
  415: 'request.malformed',
};

/**
 * The contract's refusal for what somebody else's code threw on a call of the API.
 * @returns null for a failure that is ours: it stays a 500, and goes to the log
 */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof errors.ValidationError) return refusalOfStrapi(error);
  const status = statusOf(error);
  const key = status === null ? undefined : UNREADABLE[status];
  return status !== null && key ? new Refusal(status, { key }) : null;
}

/** Strapi names a field by the parts of its path, or by a text; its words are its own, in English alone. */
function refusalOfStrapi({ details }: errors.ValidationError): Refusal {
  const list = (details as { errors?: { path: string | (string | number)[] }[] }).errors ?? [];
  const fields = list.map(({ path }) => fieldErrorOf([path].flat().join('.'), { key: 'rule.invalid' }));
  return new Refusal(400, { key: 'request.invalid' }, { errors: fields });
}

/**
 * The refusal of a body that does not unpack, on every path: it is parsed before anybody knows what the path is.
 * @returns null for any other error
 */
export function refusalOfPacking(error: unknown): Refusal | null {
  return isPackingError(error) ? new Refusal(400, { key: 'request.malformed' }) : null;
}

/** The codes of zlib, such as `Z_DATA_ERROR`, and of brotli, such as `ERR__ERROR_FORMAT_PADDING_2`. */
const PACKING_CODE = /^(Z_|ERR__ERROR_|ERR_BROTLI_)/;

const isPackingError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && PACKING_CODE.test(error.code);

function statusOf(error: unknown): number | null {
  if (isPackingError(error)) return 400;
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
}
