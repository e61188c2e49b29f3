import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { clearUnsaved, hasUnsavedChanges, markUnsaved } from '../session/unsaved-changes';

interface LeaveGuardProps {
  isChanged: boolean;
  /** Called before the form unmounts, to store its draft. */
  onLeave: () => void;
}

/** Asks before a changed form is left, by link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isChanged, onLeave }: LeaveGuardProps) {
  const labels = useLabels(staffLabels);
  useEffect(() => (isChanged ? markUnsaved() : undefined), [isChanged]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      onLeave();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged, onLeave]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    onLeave();
    // Before the navigation and not on unmount: otherwise going back at once would be blocked by the form that was just left.
    clearUnsaved();
    blocker.proceed?.();
  };
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset();
  };

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={labels.leaveTitle}
      actions={
        <>
          <Button tone="line" onClick={stay}>
            {labels.stay}
          </Button>
          <Button stub={null} onClick={leave}>
            {labels.leave}
          </Button>
        </>
      }
    >
      <p>{labels.leaveText}</p>
    </Dialog>
  );
}
