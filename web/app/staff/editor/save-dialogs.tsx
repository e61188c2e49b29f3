import type { StaffPlayerCard } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { withBadge } from '~/player-cards/rules/position';
import { Slot } from '~/player-cards/sticker/slot';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import type { EditorMode } from './card-form';
import type { VersionField } from './card-merge';
import { saveErrorTexts } from './save-error';

export type Outcome =
  | { kind: 'saved'; card: StaffPlayerCard; taken: VersionField[] }
  | { kind: 'failed'; error: unknown; isCardSaved: boolean }
  | { kind: 'pictures'; problems: string[] };

interface SaveDialogsProps {
  mode: EditorMode;
  outcome: Outcome | null;
  /** Where to go on from a saved card instead of its page, which OK leads to. */
  next: ReactNode;
  /** Called when the dialog is left, by OK or by Escape. */
  onClose: () => void;
}

/** How a save ended (specification §8): success with the finished sticker, the failed step, or the pictures at fault. */
export function SaveDialogs({ mode, outcome, next, onClose }: SaveDialogsProps) {
  const labels = useLabels(staffLabels);
  const isNew = mode === 'create';
  const ok = (
    <Button stub={null} onClick={onClose}>
      {labels.ok}
    </Button>
  );
  const saved = outcome?.kind === 'saved' ? outcome : null;
  const failed = outcome?.kind === 'failed' ? outcome : null;
  const problems = outcome?.kind === 'pictures' ? outcome.problems : null;
  const kept = saved?.taken.map((field) => labels.fields[field]).join(', ');
  return (
    <>
      <Dialog
        open={saved !== null}
        onClose={onClose}
        title={isNew ? labels.createdTitle : labels.updatedTitle}
        variant="success"
        picture={saved ? <Slot card={withBadge(saved.card)} /> : null}
        actions={
          <>
            {ok}
            {next}
          </>
        }
      >
        <p>{isNew ? labels.created : labels.updated}</p>
        {kept ? <p>{labels.mergedFields(kept)}</p> : null}
      </Dialog>
      <Dialog
        open={failed !== null}
        onClose={onClose}
        title={isNew ? labels.createFailedTitle : labels.updateFailedTitle}
        variant="error"
        actions={ok}
      >
        {failed ? <FailureText mode={mode} failed={failed} /> : null}
      </Dialog>
      <Dialog open={problems !== null} onClose={onClose} title={labels.imageProblemsTitle} variant="error" actions={ok}>
        <p>{problems?.join('\n')}</p>
      </Dialog>
    </>
  );
}

function FailureText({ mode, failed }: { mode: EditorMode; failed: Extract<Outcome, { kind: 'failed' }> }) {
  const labels = useLabels(staffLabels);
  return (
    <>
      {saveErrorTexts(failed.error, mode, labels).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{failed.isCardSaved ? labels.cardSaved : labels.nothingSaved}</p>
    </>
  );
}
