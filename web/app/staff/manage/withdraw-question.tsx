import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import styles from './consent-fields.module.css';
import { useSaving } from './use-saving';

interface WithdrawQuestionProps {
  card: StaffPlayerCard;
  onWithdraw: () => Promise<void>;
  onKeep: () => void;
}

/** Asks before a consent is withdrawn, since the record of it is deleted. */
export function WithdrawQuestion({ card, onWithdraw, onKeep }: WithdrawQuestionProps) {
  const labels = useLabels(manageLabels);
  const { isSaving, problem, save } = useSaving();
  return (
    <div className={styles.form}>
      <p>{labels.withdrawText(`${card.name} ${card.lastName}`)}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className="buttons">
        <Button tone="line" disabled={isSaving} onClick={onKeep}>
          {labels.keepConsent}
        </Button>
        <Button stub={null} disabled={isSaving} onClick={() => void save(onWithdraw)}>
          {isSaving ? labels.saving : labels.withdrawSure}
        </Button>
      </div>
    </div>
  );
}
