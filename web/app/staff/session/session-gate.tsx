import { useEffect, useRef } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { LogoMark } from '~/ui/logo';
import { setApiBase } from '../api/http-client';
import styles from './session-gate.module.css';
import { startSession, useSession } from './session-store';

/** Starts the session of this page load, once, on the address the root loader gave. */
export function useStartedSession() {
  const { apiBase } = useSiteData();
  useEffect(() => {
    setApiBase(apiBase);
    startSession();
  }, [apiBase]);
  return useSession();
}

/** The check at start: an overlay over any page while a stored token is renewed (decisions, Sign-in). */
export function SessionGate() {
  const { status, isLoading } = useStartedSession();
  return status === 'checking' && isLoading ? <SessionOverlay /> : null;
}

/** Covers the page while a stored token is checked. A modal dialog, so that nothing below can be reached by keyboard. */
function SessionOverlay() {
  const labels = useLabels(staffLabels);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={labels.checkingSession}
      onCancel={(event) => event.preventDefault()}
    >
      <LogoMark className={styles.mark} juggled />
      <p role="status" className="vh">
        {labels.checkingSession}
      </p>
    </dialog>
  );
}
