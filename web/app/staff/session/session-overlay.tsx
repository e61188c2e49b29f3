import { useEffect, useRef } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LogoMark } from '~/ui/logo';
import styles from './session-overlay.module.css';

/** Covers the page while a stored token is checked. A modal dialog, so that nothing below can be reached by keyboard. */
export function SessionOverlay() {
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
