import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  /** Called when the dialog is left: Escape, a click on the scrim, or a button inside that submits `method="dialog"`. */
  onClose: () => void;
  /** The heading, which also names the dialog. */
  title: string;
  /** `error` shows the referee's red card; `success` lays a picture beside the message. */
  variant?: 'plain' | 'error' | 'success';
  /** Shown beside the message in the `success` variant. */
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
  const modal = useModal(open, onClose);
  const id = useId();

  return (
    <dialog
      {...modal}
      className={[styles.dialog, styles[variant]].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
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
