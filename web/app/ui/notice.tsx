import type { ReactNode } from 'react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from './icon-button';
import { cross } from './icon-paths';
import styles from './notice.module.css';

/** A slip of paper over the foot of the page: says what did not work and leaves the page as it is. */
export function Notice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const labels = useLabels(siteLabels);
  return (
    <div className={styles.notice}>
      <div className={styles.text}>{children}</div>
      <IconButton square shape={cross} label={labels.close} onClick={onClose} />
    </div>
  );
}
