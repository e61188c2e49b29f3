import type { ConsentGiven, StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ConsentFields } from './consent-fields';
import styles from './consent-fields.module.css';
import { useSaving } from './use-saving';

interface ConsentDialogProps {
  /** The card whose consent is open; null closes the dialog. */
  card: StaffPlayerCard | null;
  /** The card whose consent may be recorded next, and how many wait in all. */
  next?: { card: StaffPlayerCard; left: number } | null;
  /** A null consent withdraws it; `goOn` opens the next card. @throws what the call threw */
  onSave: (card: StaffPlayerCard, consent: ConsentGiven | null, goOn: boolean) => Promise<void>;
  onClose: () => void;
}

/** Records a guardian's consent, shows the one on record, and withdraws it after asking. */
export function ConsentDialog({ card, next = null, onSave, onClose }: ConsentDialogProps) {
  const labels = useLabels(manageLabels);
  /** By card: a dialog that somebody left by mistake opens again as it was. */
  const typed = useRef(new Map<string, ConsentGiven>());
  const [isWithdrawing, setWithdrawing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card starts at its form.
  useEffect(() => setWithdrawing(false), [card?.id]);
  const [isContinued, setContinued] = useState(false);
  const save = async (consent: ConsentGiven | null, goOn: boolean) => {
    if (!card) return;
    // Families often sign on one day, the same words.
    if (goOn && next && consent && !typed.current.has(next.card.id)) {
      typed.current.set(next.card.id, { ...consent, givenBy: '' });
    }
    setContinued(goOn);
    await onSave(card, consent, goOn);
    typed.current.delete(card.id);
  };
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={isWithdrawing ? labels.withdrawTitle : labels.consentTitle}
      variant={isWithdrawing ? 'error' : 'plain'}
    >
      {card && isWithdrawing ? (
        <WithdrawQuestion card={card} onWithdraw={() => save(null, false)} onKeep={() => setWithdrawing(false)} />
      ) : null}
      {card && !isWithdrawing ? (
        <ConsentFields
          key={card.id}
          card={card}
          left={next?.left ?? 0}
          isContinued={isContinued}
          typedBefore={typed.current.get(card.id)}
          onType={(next) => typed.current.set(card.id, next)}
          onSave={save}
          onWithdraw={() => setWithdrawing(true)}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}

interface WithdrawQuestionProps {
  card: StaffPlayerCard;
  onWithdraw: () => Promise<void>;
  onKeep: () => void;
}

/** Asks before a consent is withdrawn, since the card may leave the site with it. */
function WithdrawQuestion({ card, onWithdraw, onKeep }: WithdrawQuestionProps) {
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
