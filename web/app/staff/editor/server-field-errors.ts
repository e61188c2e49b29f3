import type { FieldPath } from 'react-hook-form';
import type { StaffLabels } from '~/labels/en/staff';
import { ApiError } from '../api/api-error';
import type { CardFormValues } from './card-form';
import { formFieldOf } from './card-mapping';
import { SaveError } from './save-error';

/**
 * Maps the server's validation errors to the form's field names. The server's sentence begins with the field's name in the
 * API, which is replaced by the label.
 */
export function serverFieldErrors(
  error: unknown,
  labels: StaffLabels['fields'],
): { field: FieldPath<CardFormValues>; message: string }[] {
  const cause = error instanceof SaveError ? error.cause : error;
  if (!(cause instanceof ApiError)) return [];
  return cause.fieldErrors.map(({ path, message }) => {
    const field = formFieldOf(path);
    const label = field in labels ? labels[field as keyof typeof labels] : path;
    return {
      field: field as FieldPath<CardFormValues>,
      message: message.startsWith(`${path} `) ? label + message.slice(path.length) : message,
    };
  });
}
