import type { PageHead } from '@upfield/cms/contract';
import { leading, letterBucket, longestWord } from '~/ui/fit';
import styles from './page-cover.module.css';

/** The title of an inner page as wide as the sheet, the sentence under it, one thick rule. */
export function PageCover({ head }: { head: PageHead }) {
  return (
    <section className={styles.cover}>
      <div className={`wrap ${styles.in}`} data-letters={letterBucket(head.title)}>
        <h1
          className={`shout ${styles.title}`}
          data-letters={letterBucket(longestWord(head.title))}
          data-leading={leading(head.title)}
        >
          {head.title}
        </h1>
        {head.lead ? <p className={styles.lead}>{head.lead}</p> : null}
      </div>
    </section>
  );
}
