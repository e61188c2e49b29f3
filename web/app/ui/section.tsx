import type { ReactNode } from 'react';
import styles from './section.module.css';

interface BandProps {
  children: ReactNode;
  /** Target of an anchor link. */
  id?: string;
  /** `aged` is the darker paper of every other band. */
  ground?: 'paper' | 'aged';
  /** Id of the heading that names the region. */
  labelledBy?: string;
  className?: string;
}

/** A full-width band of the page with the brand's padding and the page margins inside. */
export function Band({ children, id, ground = 'paper', labelledBy, className }: BandProps) {
  const chosen = [styles.band, ground === 'aged' && styles.aged, className].filter(Boolean).join(' ');
  return (
    <section id={id} className={chosen} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  /** Level in the outline of the page. */
  level?: 1 | 2 | 3;
  /** Controls that stand on the heading's line, such as a carousel's arrows. */
  aside?: ReactNode;
}

/** A section title in the shout width, with room for controls on its line. */
export function SectionHeading({ children, id, level = 2, aside }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Heading id={id} className="title">
        <span>{children}</span>
      </Heading>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}

interface FolioProps {
  /** The section's name, at the left. */
  name: string;
  /** A note at the right, such as the season. */
  note?: string;
}

/** The line that runs across a spread of the programme: name, ink bar, note. */
export function Folio({ name, note }: FolioProps) {
  return (
    <div className={styles.folio}>
      <b>{name}</b>
      <span className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {note ? <span>{note}</span> : null}
    </div>
  );
}
