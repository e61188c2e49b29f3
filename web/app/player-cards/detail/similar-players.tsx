import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Band } from '~/ui/section';
import { playerAddress } from '../rules/gallery-address';
import { Tile } from '../sticker/slot';
import type { TileCard } from '../sticker/sticker-fields';
import styles from './similar-players.module.css';

/** Players of the same sport and position. */
export function SimilarPlayers({ cards }: { cards: readonly TileCard[] }) {
  const labels = useLabels(playerCardsLabels);
  if (cards.length === 0) return null;
  return (
    <Band labelledBy="similar" className={styles.similar}>
      <h2 id="similar" className={`h3 ${styles.heading}`}>
        {labels.similarPlayers}
      </h2>
      <ul className={styles.album}>
        {cards.map((card) => (
          <Tile key={card.id} card={card} href={playerAddress(card.id)} late />
        ))}
      </ul>
    </Band>
  );
}
