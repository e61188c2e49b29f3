import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import { warningCircle } from '~/ui/icon-paths';
import styles from './field.module.css';

/** Columns of twelve that a field takes from 641 px up; on phones it takes all, or half with `half`. */
export type FieldSpan = 3 | 4 | 6 | 8 | 12;

export interface FieldLook {
  label: string;
  /** The one sentence that says what is wrong, printed. */
  error?: string | null;
  /** What helps to fill it in. */
  hint?: string;
  /** A word beside the label, such as “optional”. */
  mark?: string;
  span?: FieldSpan;
  half?: boolean;
}

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLook {
  id: string;
  children: (control: ControlProps) => ReactNode;
}

const spans: Record<FieldSpan, string | undefined> = {
  3: styles.three,
  4: styles.four,
  6: undefined,
  8: styles.eight,
  12: styles.all,
};

/** A team-sheet box: label above, its mark beside it, control, then hint and error. The error is announced when it appears. */
export function Field({ id, label, error, hint, mark, span = 6, half, children }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`, mark && `${id}-mark`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, spans[span], half && styles.half].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {mark ? (
          <span id={`${id}-mark`} className={styles.mark}>
            {mark}
          </span>
        ) : null}
      </div>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error line of the control with this id. Its place is always there, so that screen readers hear it change. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon shape={warningCircle} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

/** A grid of twelve columns for fields. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
