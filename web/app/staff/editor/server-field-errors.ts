import type { FieldPath } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import type { CardFormValues } from './card-form';
import { formFieldOf } from './card-mapping';
import { SaveError } from './save-error';

/** The fields that the server refused, under their names in the form, with its sentence for each. */
export function serverFieldErrors(error: unknown): { field: FieldPath<CardFormValues>; message: string }[] {
  const cause = error instanceof SaveError ? error.cause : error;
  if (!(cause instanceof ApiError)) return [];
  return cause.fieldErrors.map(({ path, message }) => ({
    field: formFieldOf(path) as FieldPath<CardFormValues>,
    message,
  }));
}
