import type { PlayerCard } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { useCanonicalAddress } from '~/seo/use-canonical-address';
import { useSiteData } from '~/site/site-data';
import { Slot } from '../sticker/slot';
import type { PositionBadge, TileCard } from '../sticker/sticker-fields';
import { FilmSection } from './film-section';
import { KeyFacts } from './key-facts';
import type { ListAround } from './list-around.server';
import { ListTrail } from './list-trail';
import type { PageCode } from './page-code.server';
import { PlayerHero } from './player-hero';
import styles from './player-page.module.css';
import { CareerPanel, PersonalDetails, PlayerOverview } from './player-panels';
import { ShareButtons } from './share-buttons';
import { SimilarPlayers } from './similar-players';

interface PlayerPageProps {
  card: PlayerCard & PositionBadge;
  /** The list that the player was opened from. */
  list: ListAround | null;
  similar: readonly TileCard[];
  /** The page's address, for paper. */
  code: PageCode | null;
  /** The links to the forms about this player. */
  ask: ReactNode;
  removal: ReactNode;
}

/** Everything a visitor sees of one player. */
export function PlayerPage({ card, list, similar, code, ask, removal }: PlayerPageProps) {
  const labels = useLabels(playerCardsLabels);
  const url = useSiteData().origin + useCanonicalAddress();
  return (
    <>
      {list ? <ListTrail list={list} /> : null}
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
            <div className={styles.card}>
              <Slot card={card} />
            </div>
            {card.demo ? <p className={styles.demo}>{labels.demo}</p> : null}
            <div className={styles.actions}>
              {ask}
              <ShareButtons card={card} url={url} />
            </div>
            {removal}
          </aside>
        </div>
      </div>
      <FilmSection card={card} />
      <SimilarPlayers cards={similar} />
      {/* On paper a link is its address. */}
      <div className={`wrap ${styles.printed}`} aria-hidden="true">
        {code ? (
          <svg aria-hidden="true" viewBox={`0 0 ${code.size} ${code.size}`}>
            <path d={code.path} />
          </svg>
        ) : null}
        <p>
          {card.highlightsLink} {url}
        </p>
      </div>
    </>
  );
}
