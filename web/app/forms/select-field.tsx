import { forwardRef, type ReactNode, type SelectHTMLAttributes } from 'react';
import { Field, type FieldLook } from './field';
import styles from './select-field.module.css';

type Select = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'name' | 'children'>;

export interface SelectFieldProps extends FieldLook, Select {
  name: string;
  /** The `<option>`s. */
  children: ReactNode;
}

/** One choice of a list: the browser's own select. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, mark, span, half, id, name, children, ...select },
  ref,
) {
  return (
    <Field id={id ?? name} label={label} error={error} hint={hint} mark={mark} span={span} half={half}>
      {(control) => (
        <select {...select} {...control} className={`${control.className} ${styles.select}`} ref={ref} name={name}>
          {children}
        </select>
      )}
    </Field>
  );
});
