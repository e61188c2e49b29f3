import { LEAD_TEXT_MAX } from '@upfield/cms/contract/lead-choices';
import { Field } from '~/forms/field';
import styles from './message-field.module.css';

interface MessageFieldProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  defaultValue?: string;
  required: boolean;
}

/** Several lines of text. */
export function MessageField({ id, name, label, error, defaultValue, required }: MessageFieldProps) {
  return (
    <Field id={id} label={label} error={error} span={12}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} ${styles.message}`}
          name={name}
          rows={5}
          maxLength={LEAD_TEXT_MAX.message}
          required={required}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
