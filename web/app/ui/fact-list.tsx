import styles from './fact-list.module.css';

/** Details for a problem report, such as the id and the error. */
export function FactList({ facts }: { facts: ReadonlyArray<{ term: string; value: string }> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
