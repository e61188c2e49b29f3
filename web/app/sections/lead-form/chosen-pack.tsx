import { PACKAGES, type Package } from '@upfield/cms/contract/lead-choices';
import { useEffect, useRef } from 'react';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import styles from './chosen-pack.module.css';

/** The pack whose button brought the visitor to the form. */
export interface PackChoice {
  /** As the page calls it; null while none was chosen. */
  name: string | null;
  onClear: () => void;
}

/** Shows the chosen pack above the fields: the list of packages has no entry for some (specification §3), so the lead's note carries the name. */
export function ChosenPack({ name, onClear }: PackChoice) {
  const labels = useLabels(formsLabels).lead;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (name === null) return;
    // Scrolls after the browser has followed the button's anchor, whose target on a phone is above the form.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return (
    <div ref={place} role="status" className={styles.place}>
      {name ? (
        <p className={styles.pack}>
          <span>
            {labels.chosenPack} <b>{name}</b>
          </span>
          <button type="button" className={`text-link ${styles.clear}`} onClick={onClear}>
            {labels.clearPack}
          </button>
          <input type="hidden" name="chosenPack" value={name} />
        </p>
      ) : null}
    </div>
  );
}

/**
 * The entry of the list of packages that is called like a pack; empty for a pack that has none.
 * @param names of the entries, in the page's language
 */
export const packageNamed = (pack: string, names: Readonly<Record<Package, string>>): Package | '' =>
  PACKAGES.find((entry) => names[entry] === pack) ?? '';
