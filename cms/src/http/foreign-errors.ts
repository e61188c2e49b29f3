import { errors } from '@strapi/utils';
import type { MessageKey } from '../contract';
import { fieldErrorOf, HttpError } from './http-error';

/** The message for a body that the parser rejects, by its status. */
const UNREADABLE: Record<number, MessageKey> = {
  400: 'request.malformed',
  413: 'request.tooLarge',
  415: 'request.malformed',
};

/**
 * Translates an error of Strapi, Koa or the body parser into one of the contract.
 * @returns null for a failure that is ours: it stays a 500, and goes to the log
 */
export function httpErrorOf(error: unknown): HttpError | null {
  if (error instanceof errors.ValidationError) return validationErrorOf(error);
  const status = statusOf(error);
  const key = status === null ? undefined : UNREADABLE[status];
  return status !== null && key ? new HttpError(status, { key }) : null;
}

/** Strapi names a field by a text or by the parts of its path. Its messages exist in English alone, so ours replace them. */
function validationErrorOf({ details }: errors.ValidationError): HttpError {
  const list = (details as { errors?: { path: string | (string | number)[] }[] }).errors ?? [];
  const fields = list.map(({ path }) => fieldErrorOf([path].flat().join('.'), { key: 'rule.invalid' }));
  return new HttpError(400, { key: 'request.invalid' }, { errors: fields });
}

/**
 * A body that cannot be decompressed or is no JSON is a bad request on every path: it is parsed before the path is routed. Strapi would log
 * it as a failure of its own, with what it quotes of the body.
 * @returns null for any other error
 */
export function brokenBodyOf(error: unknown): HttpError | null {
  const isBroken = isDecompressionError(error) || (error instanceof SyntaxError && statusOf(error) === 400);
  return isBroken ? new HttpError(400, { key: 'request.malformed' }) : null;
}

/** The codes of zlib, such as `Z_DATA_ERROR`, and of brotli, such as `ERR__ERROR_FORMAT_PADDING_2`. */
const DECOMPRESSION_CODE = /^(Z_|ERR__ERROR_|ERR_BROTLI_)/;

const isDecompressionError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && DECOMPRESSION_CODE.test(error.code);

function statusOf(error: unknown): number | null {
  if (isDecompressionError(error)) return 400;
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
}
