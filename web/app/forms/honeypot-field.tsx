import { HONEYPOT_FIELD } from '@upfield/cms/contract/lead-choices';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import styles from './honeypot-field.module.css';

/** A honeypot: a hidden field that only programs fill in. */
export function HoneypotField({ id = 'lead-subject' }: { id?: string }) {
  const labels = useLabels(formsLabels).lead;
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{labels.trap}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
