import type { ReactNode } from 'react';
import styles from './particulars.module.css';

/** What somebody wants to know before they trust us, by its name; '' and null where the CMS does not say it. */
export interface Particular {
  term: string;
  value: ReactNode;
}

const isFilled = ({ value }: Particular) => value !== '' && value !== null && value !== undefined && value !== false;

/** Whether there is anything to show. */
export const hasParticulars = (list: readonly Particular[]) => list.some(isFilled);

/** A ruled list of what is filled in; nothing where nothing is. */
export function Particulars({ list, className = '' }: { list: readonly Particular[]; className?: string }) {
  const filled = list.filter(isFilled);
  if (filled.length === 0) return null;
  return (
    <dl className={`${styles.list} ${className}`}>
      {filled.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
