import type { StaffPlayerCard } from '@upfield/cms/contract';
import { type ReactNode, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { withBadge } from '~/player-cards/rules/position';
import type { PositionBadge } from '~/player-cards/sticker/sticker-fields';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { eyeSlash } from '~/ui/staff-icon-paths';
import { setVisibility } from '../api/endpoints';
import { withSession } from '../session/sign-in-prompt';
import { useVisibility } from '../ui/last-change';
import styles from './hidden-player.module.css';
import { PlayerBar, PlayerFacts } from './player-actions';
import { useStaffCard } from './use-staff-card';

interface HiddenPlayerProps {
  playerId: string;
  page: (card: StaffPlayerCard & PositionBadge) => ReactNode;
  /** The notice that visitors read. */
  children: ReactNode;
}

/** The page of a card that visitors do not find, as it would be; the notice that they read where there is no such card. */
export function HiddenPlayer({ playerId, page, children }: HiddenPlayerProps) {
  const labels = useLabels(staffLabels);
  const { card, isLoading, setCard } = useStaffCard(playerId);
  if (isLoading) {
    return (
      <p role="status" className={`wrap ${styles.loading}`}>
        {labels.loadingPlayer}
      </p>
    );
  }
  if (!card) return children;
  return (
    <>
      <PlayerBar playerId={playerId} />
      <HiddenRibbon card={card} onShown={setCard} />
      <PlayerFacts card={card} />
      {page(withBadge(card))}
    </>
  );
}

/** Says that visitors do not see the card, and why; a card that staff hid can be shown from here. */
function HiddenRibbon({ card, onShown }: { card: StaffPlayerCard; onShown: (card: StaffPlayerCard) => void }) {
  const labels = useLabels(manageLabels);
  const visibility = useVisibility(card);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async () => {
    setProblem(null);
    try {
      onShown(await withSession(() => setVisibility(card.id, true)));
    } catch (error) {
      console.error('The card could not be shown.', error);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div role="status">
      {visibility === 'public' ? null : (
        <div className={styles.ribbon}>
          <div className={`wrap ${styles.inside}`}>
            <p className={styles.text}>
              <Icon shape={eyeSlash} />
              <span>{labels.hiddenNote[visibility]}</span>
            </p>
            {visibility === 'hidden' ? (
              <Button size="small" tone="paper" stub={null} onClick={() => void show()}>
                {labels.makePublic}
              </Button>
            ) : null}
            {problem ? <p className={styles.problem}>{problem}</p> : null}
          </div>
        </div>
      )}
    </div>
  );
}
