import { forwardRef, useState } from 'react';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { eye, eyeSlash } from '~/ui/staff-icon-paths';
import { Field } from './field';
import styles from './field-button.module.css';
import type { TextFieldProps } from './text-field';

/** A password with a button that shows and hides it. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type'>>(function PasswordField(
  { label, error, hint, mark, span, half, id, name, ...input },
  ref,
) {
  const labels = useLabels(formsLabels);
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id ?? name} label={label} error={error} hint={hint} mark={mark} span={span} half={half}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            className={`${control.className} ${styles.input}`}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.button}
            aria-label={isShown ? labels.hidePassword : labels.showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon shape={isShown ? eyeSlash : eye} className={styles.icon} />
          </button>
        </div>
      )}
    </Field>
  );
});
