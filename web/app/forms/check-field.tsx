import { forwardRef, type InputHTMLAttributes } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: string;
}

/** A box to tick, its words beside it. */
export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField({ label, ...input }, ref) {
  return (
    <label className={styles.check}>
      <input {...input} ref={ref} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
});
