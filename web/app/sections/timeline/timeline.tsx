import styles from './timeline.module.css';

interface TimelineProps {
  entries: { label: string; title: string; text: string }[];
}

/** A dotted line from stage to stage; the first is where everybody starts. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className={styles.line}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <p className={`shout ${styles.label}`}>{entry.label}</p>
          <i aria-hidden="true" />
          <div>
            <h3 className="h4">{entry.title}</h3>
            <p className={styles.text}>{entry.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
