import { useId, useRef } from 'react';
import { searchLabels } from '~/labels/search';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from '~/ui/icon-button';
import { cross } from '~/ui/icon-paths';
import { useModal } from '~/ui/use-modal';
import { useKeySwitch } from './key-switch';
import { SearchBox } from './search-box';
import styles from './search-popup.module.css';

export interface SearchPopupProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The search over the page, on the browser's own `<dialog>`: Escape closes it and the focus goes back to where it was. Starts empty each
 * time it is opened.
 */
export function SearchPopup({ open, onClose }: SearchPopupProps) {
  const labels = useLabels(searchLabels);
  const field = useRef<HTMLInputElement>(null);
  const modal = useModal(open, onClose, field);
  const id = useId();

  return (
    <dialog {...modal} className={styles.popup} aria-labelledby={`${id}-title`}>
      {open ? (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={`shout ${styles.title}`}>
              <span>{labels.title}</span>
            </h2>
            <IconButton square shape={cross} label={labels.close} onClick={onClose} />
          </div>
          <SearchBox field={field} onLeave={onClose} />
          <KeySwitch label={labels.key} />
        </div>
      ) : null}
    </dialog>
  );
}

function KeySwitch({ label }: { label: string }) {
  const [on, set] = useKeySwitch();
  return (
    <label className={styles.key}>
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
