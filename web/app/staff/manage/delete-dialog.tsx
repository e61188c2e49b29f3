import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

interface DeleteDialogProps {
  /** The card that somebody wants to delete. */
  card: StaffPlayerCard | null;
  onDelete: (card: StaffPlayerCard) => void;
  onClose: () => void;
}

/** Asks twice before a card is deleted. */
export function DeleteDialog({ card, onDelete, onClose }: DeleteDialogProps) {
  const labels = useLabels(manageLabels);
  const { cancel } = useLabels(staffLabels);
  const [isSure, setSure] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card starts at the first question.
  useEffect(() => setSure(false), [card]);
  const name = card ? `${card.name} ${card.lastName}` : '';
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={isSure ? labels.deleteSureTitle : labels.deleteTitle}
      variant="error"
      actions={
        <>
          <Button tone="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            key={isSure ? 'delete' : 'ask'}
            stub={null}
            onClick={() => {
              if (!isSure) setSure(true);
              else if (card) onDelete(card);
            }}
          >
            {isSure ? labels.deleteSure : labels.deleteCard}
          </Button>
        </>
      }
    >
      <p>{isSure ? labels.deleteSureText : labels.deleteText(name)}</p>
    </Dialog>
  );
}
