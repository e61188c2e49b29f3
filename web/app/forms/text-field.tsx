import { forwardRef, type InputHTMLAttributes } from 'react';
import { Field, type FieldLook } from './field';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'name'>;

export interface TextFieldProps extends FieldLook, Input {
  /** The field's name in the API or in the form; its id too, unless one is given. */
  name: string;
}

/** One line of text: text, e-mail, address, telephone or number, by `type` and `inputMode`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, mark, span, half, id, name, type = 'text', ...input },
  ref,
) {
  return (
    <Field id={id ?? name} label={label} error={error} hint={hint} mark={mark} span={span} half={half}>
      {(control) => <input {...input} {...control} ref={ref} type={type} name={name} />}
    </Field>
  );
});

/**
 * A decimal number as text with a numeric keyboard: `type="number"` would swallow the comma that half of our users
 * type as decimal sign, and the wheel would change it.
 */
export const NumberField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type' | 'inputMode'>>(
  function NumberField(props, ref) {
    return <TextField autoComplete="off" {...props} ref={ref} type="text" inputMode="decimal" />;
  },
);
