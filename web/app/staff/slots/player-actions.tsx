import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { fetchCard } from '../api/endpoints';
import { LastChange } from '../ui/last-change';
import { StaffBar } from '../ui/staff-bar';
import styles from './site-slots.module.css';

/** Staff's buttons on a player's page, and what only they may know of the card. */
export function PlayerActions({ playerId }: { playerId: string }) {
  const labels = useLabels(staffLabels);
  const card = useCardFacts(playerId);
  return (
    <>
      <StaffBar>
        <LinkButton size="small" tone="line" href="/player-cards">
          {labels.backToPlayers}
        </LinkButton>
        <LinkButton size="small" href={`/player-cards/edit/${encodeURIComponent(playerId)}`} stub={null}>
          {labels.editPlayer}
        </LinkButton>
      </StaffBar>
      {card ? (
        <div className={`wrap ${styles.facts}`}>
          <LastChange card={card} />
        </div>
      ) : null}
    </>
  );
}

/** The card as staff read it; a failure is logged and leaves the page as visitors see it. */
function useCardFacts(id: string): StaffPlayerCard | null {
  const [card, setCard] = useState<StaffPlayerCard | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    setCard(null);
    fetchCard(id, abort.signal)
      .then(setCard)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.error('The card could not be loaded.', error);
      });
    return () => abort.abort();
  }, [id]);
  return card;
}
