import { FieldError } from '~/forms/field';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { StandaloneLink } from '~/ui/link';
import styles from './consent-field.module.css';

interface ConsentFieldProps {
  text: string;
  /** Left out where it leads nowhere. */
  privacyHref: string;
  error?: string;
  checked: boolean;
}

/** The required consent checkbox, with a link to the privacy page beside its label. */
export function ConsentField({ text, privacyHref, error, checked }: ConsentFieldProps) {
  const labels = useLabels(formsLabels).lead;
  return (
    <div className={styles.consent}>
      <div className={styles.line}>
        <input
          id="lead-consent"
          name="consent"
          type="checkbox"
          required
          defaultChecked={checked}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'lead-consent-error' : undefined}
        />
        <input type="hidden" name="consentText" value={text} />
        <label htmlFor="lead-consent" className={styles.text}>
          <span>{text}</span>
        </label>
        <StandaloneLink href={privacyHref} target="_blank" className={styles.link}>
          {labels.privacy}
        </StandaloneLink>
      </div>
      <FieldError id="lead-consent" error={error} />
    </div>
  );
}
