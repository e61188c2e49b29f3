import { useEffect, useId, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { info } from '~/ui/icon-paths';
import { useSession } from '../session/use-session';
import styles from './first-hint.module.css';
import { type HintName, isHintSeen, markHintSeen } from './seen-hints';

/** What helps somebody who opens a screen for the first time; gone for good once it is closed. */
export function FirstHint({ name }: { name: HintName }) {
  const labels = useLabels(manageLabels);
  const uid = useSession().user?.uid;
  const [isShown, setShown] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    void isHintSeen(uid, name).then((isSeen) => {
      if (isCurrent) setShown(!isSeen);
    });
    return () => {
      isCurrent = false;
    };
  }, [uid, name]);

  if (!isShown || !uid) return null;
  return (
    <aside className={styles.hint} aria-labelledby={id}>
      <Icon shape={info} />
      <div>
        <p id={id} className={styles.label}>
          {labels.hintLabel}
        </p>
        <p>{labels.hints[name]}</p>
      </div>
      <button
        type="button"
        className={`text-link ${styles.done}`}
        onClick={() => {
          setShown(false);
          void markHintSeen(uid, name);
        }}
      >
        {labels.hintDone}
      </button>
    </aside>
  );
}
