import type { ScholarshipsPage } from '@upfield/cms/contract';
import { LinkButton } from '~/ui/button';
import { Band } from '~/ui/section';
import styles from './price-box.module.css';

/** The price box, behind its switch. */
export function PriceBox({ box }: { box: ScholarshipsPage['priceBox'] }) {
  if (!box.enabled) return null;
  return (
    <Band labelledBy="price-heading">
      <div className={styles.box}>
        <h2 id="price-heading" className="h3">
          {box.heading}
        </h2>
        {box.amount === null ? null : (
          <p className={styles.price}>
            <b className="shout">{`$${box.amount}`}</b>
            <span>{box.unit}</span>
          </p>
        )}
        <p>{box.text}</p>
        {box.link ? <LinkButton href={box.link.href}>{box.link.label}</LinkButton> : null}
      </div>
    </Band>
  );
}
