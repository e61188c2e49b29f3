import { errors } from '@strapi/utils';
import { isDatabaseAway } from '../database/away';
import { isStorageAway } from '../storage/away';
import { HttpError } from './http-error';

/** After so many seconds the same request may succeed: databases and storages restart in less. */
const RETRY_SECONDS = 30;

/** An answer that says that the database or the storage is away, and when to try again. */
export const unavailable = (key: 'database.down' | 'storage.down'): HttpError =>
  new HttpError(503, { key }, { retryAfter: RETRY_SECONDS });

/** @returns null for an error that has another cause */
export function unavailableErrorOf(error: unknown): HttpError | null {
  // An error of the storage may carry a code of the network, as one of the database may.
  if (isStorageAway(error)) return unavailable('storage.down');
  return isDatabaseAway(error) || isUncheckedRelation(error) ? unavailable('database.down') : null;
}

/**
 * Before a write Strapi looks for the entries that it refers to, and says this instead of an error of that query. Of one that does not exist it
 * says which (docs/strapi-internals.md).
 */
function isUncheckedRelation(error: unknown): boolean {
  if (!(error instanceof errors.ValidationError)) return false;
  const { errors: list = [] } = error.details as { errors?: { message?: string }[] };
  return list.some(({ message }) => message === 'Invalid relations');
}
