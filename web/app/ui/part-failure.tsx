import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { Button } from './button';
import { arrowCounterClockwise } from './icon-paths';
import styles from './part-failure.module.css';

/** Shown in place of a part that failed to load. */
export function PartFailure({ onAgain }: { onAgain: () => void }) {
  const labels = useLabels(siteLabels);
  return (
    <div className={styles.failure} role="alert">
      <p>{labels.partFailed}</p>
      <Button tone="line" size="small" stub={arrowCounterClockwise} onClick={onAgain}>
        {labels.tryAgain}
      </Button>
    </div>
  );
}
