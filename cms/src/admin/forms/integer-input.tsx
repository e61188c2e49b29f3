import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ChangeEvent, ReactNode } from 'react';

/** The part of the properties of Strapi's inputs that is used. */
interface InputProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

const WHOLE_NUMBER = /^-?\d*$/;

/** A whole number as people write years and scores: 2026, where Strapi's own input writes 2,026. */
export function IntegerInput({ name, label, hint, labelAction, required, disabled, placeholder }: InputProps) {
  const { value, error, onChange } = useField<number | string | null>(name);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const text = currentTarget.value.trim();
    if (!WHOLE_NUMBER.test(text)) return;
    onChange(name, text === '' ? null : text === '-' ? text : Number(text));
  };
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        value={value ?? ''}
        onChange={change}
        disabled={disabled}
        placeholder={placeholder}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
