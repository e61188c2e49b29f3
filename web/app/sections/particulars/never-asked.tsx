import { trustLabels } from '~/labels/trust';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import styles from './never-asked.module.css';

/** A box with what we never ask a family for, as far as the CMS says it: beside each family's form and on the privacy pages. */
export function NeverAsked() {
  const labels = useLabels(trustLabels);
  const { global } = useSiteData();
  const words = [global?.privacy.neverAskedText, global?.company?.paymentPromise];
  const lines = words.flatMap((text) => text?.split('\n') ?? []).filter((line) => line.trim());
  if (lines.length === 0) return null;
  return (
    <div className={styles.box}>
      <p className={styles.heading}>{labels.neverAsked}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
