import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called when the dialog is left: Escape, a click on the scrim, or a button inside that submits `method="dialog"`. */
  onClose: () => void;
  /** The heading, which also names the dialog. */
  title: string;
  /** `error` shows the referee's red card; `success` lays a picture beside the message. */
  variant?: 'plain' | 'error' | 'success';
  /** What stands beside the message in the `success` variant. */
  picture?: ReactNode;
  /** The row of buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A modal sheet on the browser's own `<dialog>`, so focus is kept inside, Escape closes it, and focus returns to where it was.
 * Opening it moves the focus, so a screen reader reads title and text at once, an error's too.
 */
export function Dialog({ open, onClose, title, variant = 'plain', picture, actions, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the scrim only; the keyboard's way out is Escape, which <dialog> handles.
    <dialog
      ref={element}
      className={[styles.dialog, styles[variant]].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      // React lets the event of a dialog inside this one bubble, which the browser does not.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {open ? (
        <div className={styles.sheet}>
          {variant === 'error' ? <span className={styles.redCard} aria-hidden="true" /> : null}
          {picture ? <div className={styles.picture}>{picture}</div> : null}
          <div>
            <h2 id={`${id}-title`} className={`shout ${styles.title}`}>
              <span>{title}</span>
            </h2>
            {children ? (
              <div id={`${id}-text`} className={styles.text}>
                {children}
              </div>
            ) : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
