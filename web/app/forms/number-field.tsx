import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/**
 * A decimal number as text with a numeric keyboard: `type="number"` would swallow the comma that half of our users
 * type as decimal sign, and the wheel would change it.
 */
export const NumberField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type' | 'inputMode'>>(
  function NumberField(props, ref) {
    return <TextField autoComplete="off" {...props} ref={ref} type="text" inputMode="decimal" />;
  },
);
