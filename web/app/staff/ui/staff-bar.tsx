import type { ReactNode } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { lockSimple } from '~/ui/staff-icon-paths';
import styles from './staff-bar.module.css';

/** The hatched bar that only staff see, with what they can do here. */
export function StaffBar({ children }: { children?: ReactNode }) {
  const labels = useLabels(staffLabels);
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.label}>
          <Icon shape={lockSimple} />
          <span>{labels.area}</span>
        </p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
    </div>
  );
}
