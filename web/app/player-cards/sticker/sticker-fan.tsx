import type { PictureFit } from '~/ui/picture-fit';
import { Sticker } from './sticker';
import styles from './sticker-fan.module.css';
import type { StickerCard } from './sticker-fields';

const IN_HAND: PictureFit = { sizes: '177px', from: 130, to: 177 };

export type FanCard = StickerCard & { id: string };

/** Stickers held like a hand of cards. Decoration: hidden from assistive technology, and nothing in it takes the focus. */
export function StickerFan({ cards }: { cards: readonly FanCard[] }) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {cards.map((card) => (
        <div key={card.id} className={styles.place}>
          <Sticker card={card} fit={IN_HAND} />
        </div>
      ))}
    </div>
  );
}
