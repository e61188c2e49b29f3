import type { PackagesPage } from '@upfield/cms/contract';
import { leading, letterBucket } from '~/ui/fit';
import { PackTier } from './pack-tier';
import styles from './pack-tiers.module.css';

interface PackTiersProps {
  page: PackagesPage;
  /** Called with the name of the chosen pack. */
  onChoose: (pack: string) => void;
}

/** The title and the packs, side by side and aligned at the bottom, so that shared features are in one row; below them what the fees do not depend on. */
export function PackTiers({ page, onChoose }: PackTiersProps) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.tiers}`}>
        <h1
          className={`shout ${styles.title}`}
          data-letters={letterBucket(page.head.title)}
          data-leading={leading(page.head.title)}
        >
          {page.head.title}
        </h1>
        <p className={styles.lead}>{page.head.lead}</p>
        {page.packs.map((pack, index) => (
          <PackTier
            key={pack.name}
            pack={pack}
            page={page}
            shade={index}
            tone={index === page.packs.length - 1 ? 'hot' : 'ink'}
            onChoose={onChoose}
          />
        ))}
      </div>
      {page.feesText ? <p className={`wrap ${styles.fees}`}>{page.feesText}</p> : null}
    </section>
  );
}
