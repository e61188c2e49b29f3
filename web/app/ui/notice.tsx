import type { ReactNode } from 'react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from './icon-button';
import { cross } from './icon-paths';
import styles from './notice.module.css';

/** A notice at the bottom of the window: reports a failure without changing the page. */
export function Notice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const labels = useLabels(siteLabels);
  return (
    <div className={styles.notice}>
      <div className={styles.text}>{children}</div>
      <IconButton square shape={cross} label={labels.close} onClick={onClose} />
    </div>
  );
}
