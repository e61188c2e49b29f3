import { Slot } from '~/player-cards/sticker/slot';
import type { StickerCard } from '~/player-cards/sticker/sticker-fields';
import styles from './sign-in-wall.module.css';

/** Public cards as a wall of stickers. Decoration: hidden from assistive technology, and nothing in it takes the focus. */
export function SignInWall({ cards }: { cards: (StickerCard & { id: string })[] }) {
  return (
    <div className={`on-dark ${styles.wall}`} aria-hidden="true">
      <div className={styles.cards}>
        {cards.map((card) => (
          <Slot key={card.id} card={card} />
        ))}
      </div>
    </div>
  );
}
