import type { FieldPath } from 'react-hook-form';
import type { StaffLabels } from '~/labels/en/staff';
import { ApiError } from '../api/api-error';
import type { CardFormValues } from './card-form';
import { formFieldOf } from './card-mapping';
import { SaveError } from './save-error';

/**
 * The fields that the server refused, under their names in the form, with its sentence for each. The server begins a
 * sentence with the name in the API; people read the label.
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
