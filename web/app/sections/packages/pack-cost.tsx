import type { Pack, PackagesPage } from '@upfield/cms/contract';
import { trustLabels } from '~/labels/trust';
import { useLabels } from '~/labels/use-labels';
import styles from './pack-cost.module.css';

/** What a pack costs: its price where prices are shown, else what the CMS says of it; and how long it runs, once that is written. */
export function PackCost({ pack, page }: { pack: Pack; page: PackagesPage }) {
  const { packs } = useLabels(trustLabels);
  const price = page.showPrices ? pack.price : null;
  const term = page.conditions?.term;
  if (price === null && !page.priceText && !term) return null;
  return (
    <div className={styles.cost}>
      {price === null ? (
        <p>{page.priceText}</p>
      ) : (
        <p className={styles.price}>
          <b className="shout">{`$${price}`}</b>
          <span>{page.priceUnit}</span>
        </p>
      )}
      {term ? (
        <p className={styles.term}>
          {term} <a href="#conditions">{packs.heading}</a>
        </p>
      ) : null}
    </div>
  );
}
