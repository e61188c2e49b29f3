import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { ManageLabels } from '~/labels/en/manage';

/** The screens that have a hint. */
export type HintName = keyof ManageLabels['hints'];

let store: UseStore | undefined;
const database = () => {
  store ??= createStore('upfield-hints', 'seen');
  return store;
};
const keyOf = (uid: string, name: HintName) => `${uid}/${name}`;

/**
 * Whether somebody closed this hint before. Kept in IndexedDB by user, since logging out clears the other storage. Where
 * the browser refuses it, the hint counts as seen: one that comes back for ever helps nobody.
 */
export async function isHintSeen(uid: string, name: HintName): Promise<boolean> {
  try {
    return (await get<boolean>(keyOf(uid, name), database())) === true;
  } catch (error) {
    console.warn('It is not known which hints were seen.', error);
    return true;
  }
}

export async function markHintSeen(uid: string, name: HintName): Promise<void> {
  try {
    await set(keyOf(uid, name), true, database());
  } catch (error) {
    console.warn('The hint could not be marked as seen.', error);
  }
}
