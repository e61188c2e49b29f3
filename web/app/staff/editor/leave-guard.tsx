import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/site/button';
import { Dialog } from '~/site/dialog';
import { hasUnsavedChanges, markUnsaved } from '../unsaved-changes';

/** Asks before a changed form is left, by link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const labels = useLabels(staffLabels);
  useEffect(() => (isChanged ? markUnsaved() : undefined), [isChanged]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
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
          <Button stub={null} onClick={() => blocker.proceed?.()}>
            {labels.leave}
          </Button>
        </>
      }
    >
      <p>{labels.leaveText}</p>
    </Dialog>
  );
}
