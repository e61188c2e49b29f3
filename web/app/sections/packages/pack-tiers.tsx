import type { PackagesPage } from '@upfield/cms/contract';
import { letterBucket } from '~/site/fit';
import { PackTier } from './pack-tier';
import styles from './pack-tiers.module.css';

/** The title and the packs, side by side and aligned at the bottom, so that what they share stands in one row. */
export function PackTiers({ page }: { page: PackagesPage }) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.cover}`} data-letters={letterBucket(page.head.title)}>
        <h1 className="shout">{page.head.title}</h1>
        <p>{page.head.lead}</p>
      </div>
      <div className={`wrap ${styles.tiers}`}>
        {page.packs.map((pack, index) => (
          <PackTier
            key={pack.name}
            pack={pack}
            page={page}
            shade={index}
            tone={index === page.packs.length - 1 ? 'hot' : 'ink'}
          />
        ))}
      </div>
    </section>
  );
}
