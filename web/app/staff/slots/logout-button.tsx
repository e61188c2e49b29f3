import { useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { dropDraftsOf, hasDraftOf } from '../editor/drafts';
import { signOut } from '../session/session-store';
import { clearUnsaved, hasUnsavedChanges } from '../session/unsaved-changes';

/** Logout, which asks first when a form or a draft would be lost (decisions, Sign-in). */
export function LogoutButton({ uid }: { uid: string }) {
  const labels = useLabels(staffLabels);
  const [isAsking, setAsking] = useState(false);

  const leave = async () => {
    setAsking(false);
    clearUnsaved();
    signOut();
    await dropDraftsOf(uid);
  };
  const ask = async () => {
    if (hasUnsavedChanges() || (await hasDraftOf(uid))) setAsking(true);
    else await leave();
  };

  return (
    <>
      <Button tone="line" size="small" onClick={() => void ask()}>
        {labels.logout}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={labels.logoutTitle}
        actions={
          <>
            <Button tone="line" onClick={() => setAsking(false)}>
              {labels.stay}
            </Button>
            <Button stub={null} onClick={() => void leave()}>
              {labels.logout}
            </Button>
          </>
        }
      >
        <p>{labels.logoutText}</p>
      </Dialog>
    </>
  );
}
