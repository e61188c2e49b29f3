import type { PlayerCard, Sport } from '@upfield/cms/contract';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { cardDifferences, type Difference, pictureName, storedVersion } from './card-differences';
import type { CardFormValues } from './card-form';
import styles from './conflict-dialog.module.css';
import type { ImageStates } from './image-state';

interface ConflictDialogProps {
  /** The card as stored on the server; null while there is no conflict. */
  theirs: PlayerCard | null;
  mine: CardFormValues;
  images: ImageStates;
  sports: Sport[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Closes the dialog without choosing a version. */
  onClose: () => void;
}

/** Shows the differences after two users saved the same card, and asks which version to keep. */
export function ConflictDialog({ theirs, mine, images, sports, ...on }: ConflictDialogProps) {
  const labels = useLabels(staffLabels);
  const differences = theirs ? differencesOf(theirs, mine, images) : [];
  return (
    <Dialog
      open={theirs !== null}
      onClose={on.onClose}
      title={labels.conflictTitle}
      variant="error"
      actions={
        <>
          <Button stub={null} onClick={on.onKeepMine}>
            {labels.conflictKeepMine}
          </Button>
          <Button tone="line" onClick={on.onTakeTheirs}>
            {labels.conflictTakeTheirs}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{differences.length > 0 ? labels.conflictText : labels.conflictSame}</p>
      {differences.length > 0 ? <DifferenceTable differences={differences} sports={sports} /> : null}
    </Dialog>
  );
}

function differencesOf(theirs: PlayerCard, mine: CardFormValues, { card, banner }: ImageStates): Difference[] {
  return cardDifferences(
    {
      ...mine,
      cardImage: card.file?.name ?? pictureName(card.storedUrl),
      bannerImage: banner.file?.name ?? pictureName(banner.storedUrl),
    },
    storedVersion(theirs),
  );
}

function DifferenceTable({ differences, sports }: { differences: Difference[]; sports: Sport[] }) {
  const labels = useLabels(staffLabels);
  const print = (field: Difference['field'], value: string) => {
    if (value === '') return labels.emptyValue;
    if (field === 'cardImage' || field === 'bannerImage') return labels.hasPicture;
    return field === 'sport' ? (sports.find(({ id }) => id === value)?.name ?? value) : value;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{labels.conflictField}</th>
          <th scope="col">{labels.conflictMine}</th>
          <th scope="col">{labels.conflictTheirs}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{labels.fields[field]}</th>
            <td>{print(field, mine)}</td>
            <td>{print(field, theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
