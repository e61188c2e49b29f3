import type { StaffPlayerCard } from '@upfield/cms/contract';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { ListTrail } from '../list-trail/list-trail';
import { editPath } from '../session/staff-paths';
import { LastChange } from '../ui/last-change';
import { StaffBar } from '../ui/staff-bar';
import styles from './site-slots.module.css';
import { useStaffCard } from './use-staff-card';

/** Staff's buttons on a player's page, and what only they may know of the card. */
export function PlayerActions({ playerId }: { playerId: string }) {
  const { card } = useStaffCard(playerId);
  return (
    <>
      <PlayerBar playerId={playerId} />
      {card ? <PlayerFacts card={card} /> : null}
    </>
  );
}

/** The bar over a player's page. */
export function PlayerBar({ playerId }: { playerId: string }) {
  const labels = useLabels(staffLabels);
  return (
    <StaffBar>
      <LinkButton size="small" tone="line" href="/player-cards">
        {labels.backToPlayers}
      </LinkButton>
      <LinkButton size="small" href={editPath(playerId)} stub={null}>
        {labels.editPlayer}
      </LinkButton>
    </StaffBar>
  );
}

/** Who changed the card, its consent, and the ways to the list it was opened from. */
export function PlayerFacts({ card }: { card: StaffPlayerCard }) {
  return (
    <div className={`wrap ${styles.facts}`}>
      <LastChange card={card} hasRibbon />
      <ListTrail cardId={card.id} />
    </div>
  );
}
