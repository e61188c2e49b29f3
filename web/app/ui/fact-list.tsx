import styles from './fact-list.module.css';

/** Facts for whoever reports a problem, such as the id and the error. */
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
