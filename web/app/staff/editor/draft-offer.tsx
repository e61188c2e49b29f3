import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import type { EditorMode } from './card-form';
import type { Draft } from './drafts';

interface DraftOfferProps {
  mode: EditorMode;
  draft: Draft | null;
  onUse: (draft: Draft) => void;
  onDrop: () => void;
  /** Nothing decided: the form stays as it is, and so does the draft. */
  onLater: () => void;
}

/** A draft from before a crash, a reload or the end of a session: continue with it or discard it. Escape does neither. */
export function DraftOffer({ mode, draft, onUse, onDrop, onLater }: DraftOfferProps) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const use = () => {
    if (draft) onUse(draft);
  };
  const when = draft
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(draft.changedAt)
    : '';
  return (
    <Dialog
      open={draft !== null}
      // The browser reports a close after a button, too, when the draft is settled.
      onClose={() => {
        if (draft) onLater();
      }}
      title={labels.draftTitle}
      actions={
        <>
          <Button stub={null} onClick={use}>
            {labels.draftUse}
          </Button>
          <Button tone="line" onClick={onDrop}>
            {labels.draftDrop}
          </Button>
        </>
      }
    >
      <p>{mode === 'create' ? labels.draftNewText(when) : labels.draftText(when)}</p>
    </Dialog>
  );
}
