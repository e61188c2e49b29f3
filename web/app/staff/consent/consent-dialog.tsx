import type { ConsentGiven, StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ConsentFields } from './consent-fields';
import styles from './consent-fields.module.css';
import type { ConsentOfCard } from './consent-form';
import { useSaving } from './use-saving';

export interface ConsentDialogProps {
  /** The card whose consent is open; null closes the dialog. */
  card: StaffPlayerCard | null;
  /** Further cards whose consent may be recorded with it or after it, in their order. */
  waiting?: StaffPlayerCard[];
  /** A null consent withdraws it. @throws what the call threw */
  onSave: (card: StaffPlayerCard, consent: ConsentGiven | null) => Promise<void>;
  /** Called once all are stored; `goOn` asks for the next card. */
  onSaved: (saved: StaffPlayerCard[], how: { isGiven: boolean; goOn: boolean }) => void;
  onClose: () => void;
}

/** Records a guardian's consent, shows the one on record, and withdraws it after asking. */
export function ConsentDialog({ card, waiting = [], onSave, onSaved, onClose }: ConsentDialogProps) {
  const labels = useLabels(manageLabels);
  /** By card: a dialog that somebody left by mistake opens again as it was. */
  const typed = useRef(new Map<string, ConsentGiven>());
  const [isWithdrawing, setWithdrawing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card starts at its form.
  useEffect(() => setWithdrawing(false), [card?.id]);
  const [isContinued, setContinued] = useState(false);
  const store = async ({ card, consent }: ConsentOfCard) => {
    await onSave(card, consent);
    typed.current.delete(card.id);
  };
  const finish = (consents: ConsentOfCard[], goOn: boolean) => {
    const saved = consents.map(({ card }) => card);
    const next = waiting.find((card) => !saved.includes(card));
    const [first] = consents;
    // Families often sign on one day, the same words.
    if (goOn && next && first && !typed.current.get(next.id)) {
      typed.current.set(next.id, { ...first.consent, givenBy: '' });
    }
    setContinued(goOn);
    onSaved(saved, { isGiven: true, goOn });
  };
  const withdraw = async (withdrawn: StaffPlayerCard) => {
    await onSave(withdrawn, null);
    typed.current.delete(withdrawn.id);
    onSaved([withdrawn], { isGiven: false, goOn: false });
  };
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={isWithdrawing ? labels.withdrawTitle : labels.consentTitle}
      variant={isWithdrawing ? 'error' : 'plain'}
    >
      {card && isWithdrawing ? (
        <WithdrawQuestion card={card} onWithdraw={() => withdraw(card)} onKeep={() => setWithdrawing(false)} />
      ) : null}
      {card && !isWithdrawing ? (
        <ConsentFields
          key={card.id}
          card={card}
          waiting={waiting}
          isContinued={isContinued}
          typedBefore={typed.current}
          onType={(id, consent) => typed.current.set(id, consent)}
          onSave={store}
          onSaved={finish}
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
