import { createStore, get, set, type UseStore } from 'idb-keyval';
import { useEffect, useId, useState } from 'react';
import type { ManageLabels } from '~/labels/en/manage';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { info } from '~/ui/staff-icon-paths';
import { useSession } from '../session/session-store';
import styles from './first-hint.module.css';

/** The screens that have a hint. */
type HintName = keyof ManageLabels['hints'];

let store: UseStore | undefined;
const database = () => {
  store ??= createStore('upfield-hints', 'seen');
  return store;
};
const keyOf = (uid: string, name: HintName) => `${uid}/${name}`;

/**
 * Whether somebody closed this hint before. Kept in IndexedDB by user, since logging out clears the other storage. Where
 * IndexedDB is unavailable, the hint counts as seen: otherwise it would appear on every visit.
 */
async function isHintSeen(uid: string, name: HintName): Promise<boolean> {
  try {
    return (await get<boolean>(keyOf(uid, name), database())) === true;
  } catch (error) {
    console.warn('It is not known which hints were seen.', error);
    return true;
  }
}

async function markHintSeen(uid: string, name: HintName): Promise<void> {
  try {
    await set(keyOf(uid, name), true, database());
  } catch (error) {
    console.warn('The hint could not be marked as seen.', error);
  }
}

/** What helps somebody who opens a screen for the first time; not shown again once it is closed. */
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
