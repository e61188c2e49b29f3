import { PACKAGES, type Package } from '@upfield/cms/contract/lead-choices';
import { useHydrated } from '~/browser/hydration';
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
  const hydrated = useHydrated();
  return (
    <div role="status" className={styles.place}>
      {name ? (
        <p className={styles.pack}>
          <span>
            {labels.chosenPack} <b>{name}</b>
          </span>
          {hydrated ? (
            <button type="button" className={`text-link ${styles.clear}`} onClick={onClear}>
              {labels.clearPack}
            </button>
          ) : null}
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
