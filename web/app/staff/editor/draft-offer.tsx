import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Button } from '~/site/button';
import { Dialog } from '~/site/dialog';
import type { EditorMode } from './card-form';
import type { Draft } from './drafts';

interface DraftOfferProps {
  mode: EditorMode;
  draft: Draft | null;
  onUse: (draft: Draft) => void;
  onDrop: () => void;
}

/** A draft from before a crash, a reload or the end of a session: go on with it, or not. Escape keeps it. */
export function DraftOffer({ mode, draft, onUse, onDrop }: DraftOfferProps) {
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
      onClose={use}
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
