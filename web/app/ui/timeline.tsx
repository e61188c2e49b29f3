import styles from './timeline.module.css';

interface TimelineEntry {
  key: string;
  /** When: years, or the name of a stage; null when it is not known. */
  label: string | null;
  title: string;
  text?: string;
  /** Stands out on the line. */
  marked?: boolean;
}

interface TimelineProps {
  entries: TimelineEntry[];
  /** Titles as large as the labels, for titles that are names. */
  large?: boolean;
}

/** Stages on a dotted line, from top to bottom. */
export function Timeline({ entries, large = false }: TimelineProps) {
  return (
    <ol className={large ? `${styles.line} ${styles.large}` : styles.line}>
      {entries.map(({ key, label, title, text, marked }) => (
        <li key={key} className={marked ? styles.marked : undefined}>
          <p className={`shout ${styles.label}`}>{label}</p>
          <span className={styles.dot} aria-hidden="true" />
          <div>
            <h3 className="h4">{title}</h3>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
