import type { PlayerCard } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Slot } from '../sticker/slot';
import { FilmSection } from './film-section';
import { KeyFacts } from './key-facts';
import { PlayerHero } from './player-hero';
import styles from './player-page.module.css';
import { CareerPanel, PersonalDetails, PlayerOverview } from './player-panels';
import { ShareButtons } from './share-buttons';

interface PlayerPageProps {
  card: PlayerCard;
  /** The links to the forms about this player. */
  questions: ReactNode;
}

/** Everything a visitor sees of one player. */
export function PlayerPage({ card, questions }: PlayerPageProps) {
  const labels = useLabels(playerCardsLabels);
  return (
    <>
      <PlayerHero card={card} />
      <KeyFacts card={card} />
      <div className={styles.band}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.facts}>
            <PlayerOverview card={card} />
            <PersonalDetails card={card} />
            <CareerPanel card={card} />
          </div>
          <aside className={styles.side}>
            <Slot card={card} />
            {card.demo ? <p className={styles.demo}>{labels.demo}</p> : null}
            <ShareButtons />
            {questions}
          </aside>
        </div>
      </div>
      <FilmSection card={card} />
    </>
  );
}
