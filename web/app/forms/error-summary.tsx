import { forwardRef } from 'react';
import { Icon } from '~/ui/icon';
import { warningCircle } from '~/ui/icon-paths';
import styles from './error-summary.module.css';

export interface SummaryEntry {
  /** Id of the control. */
  id: string;
  label: string;
}

interface ErrorSummaryProps {
  /** What is wrong, in one sentence. */
  title: string;
  entries: SummaryEntry[];
  /** Takes the person to a field; the link's own jump cannot focus one that is covered by a sticky bar. */
  onGo?: (id: string) => void;
}

/** Every field that needs attention, each a link to it. Announced when it appears. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, entries, onGo },
  ref,
) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.alert}>
      <Icon shape={warningCircle} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.link}
                onClick={(event) => {
                  if (!onGo) return;
                  event.preventDefault();
                  onGo(id);
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
