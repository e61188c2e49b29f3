import styles from './contents-bar.module.css';

interface ContentsBarProps {
  /** Names the navigation. */
  label: string;
  entries: { anchor: string; name: string }[];
}

/** The numbered parts of a page, kept in view under the header. */
export function ContentsBar({ label, entries }: ContentsBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className="wrap">
        {entries.map(({ anchor, name }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <b className="shout">{index + 1}</b>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
