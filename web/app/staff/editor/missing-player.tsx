import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button, LinkButton } from '~/ui/button';
import { FactList } from '~/ui/fact-list';
import { arrowLeft } from '~/ui/icon-paths';
import { StaffBar } from '../ui/staff-bar';
import styles from './missing-player.module.css';

interface MissingPlayerProps {
  playerId: string;
  error: string;
  /** The server knows no such card; otherwise it could not be asked. */
  isUnknown: boolean;
  onRetry: () => void;
}

/** The card to edit is not there: its id, the error, and the ways on. */
export function MissingPlayer({ playerId, error, isUnknown, onRetry }: MissingPlayerProps) {
  const labels = useLabels(staffLabels);
  return (
    <>
      <StaffBar />
      <div className={`wrap ${styles.missing}`}>
        <h1 className="title">
          <span>{isUnknown ? labels.playerNotFound : labels.playerUnavailable}</span>
        </h1>
        <FactList
          facts={[
            { term: labels.id, value: playerId },
            { term: labels.error, value: error },
          ]}
        />
        <div className="buttons">
          <LinkButton href="/player-cards" stub={arrowLeft}>
            {labels.backToPlayers}
          </LinkButton>
          {isUnknown ? null : (
            <Button tone="line" onClick={onRetry}>
              {labels.tryAgain}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
