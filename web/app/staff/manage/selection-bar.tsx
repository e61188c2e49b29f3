import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  /** None of them lacks a consent. */
  isConsented: boolean;
  isBusy: boolean;
  onList: (listed: boolean) => void;
  onConsent: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done to all selected cards at once, at the bottom of the window. */
export function SelectionBar({ count, isConsented, isBusy, onList, ...on }: SelectionBarProps) {
  const labels = useLabels(manageLabels);
  const look = { tone: 'line', size: 'small', disabled: isBusy } as const;
  return (
    <section className={styles.bar} aria-label={labels.selection}>
      <p role="status" className={styles.count}>
        {labels.selected(count)}
      </p>
      <div className={styles.actions}>
        <Button {...look} onClick={() => onList(false)}>
          {labels.hideSelected}
        </Button>
        <Button {...look} onClick={() => onList(true)}>
          {labels.showSelected}
        </Button>
        <Button {...look} disabled={isBusy || isConsented} onClick={on.onConsent}>
          {labels.consentOfSelected}
        </Button>
        <Button {...look} onClick={on.onExport}>
          {labels.exportSelected}
        </Button>
        <button type="button" className={`text-link ${styles.clear}`} onClick={on.onClear}>
          {labels.clearSelection}
        </button>
      </div>
    </section>
  );
}
