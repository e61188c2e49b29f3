import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { type CardFormValues, cardForm, type EditorMode } from './card-form';

/** Lets react-hook-form check by the form's rules; the values stay as typed, and errors carry encoded messages. */
export const cardResolver =
  (mode: EditorMode): Resolver<CardFormValues> =>
  (values, _context, options) => {
    const parsed = cardForm(mode).safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= { type: 'rule', message };
    return { values: {}, errors: toNestErrors<CardFormValues>(errors, options) };
  };
