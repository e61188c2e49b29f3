import type { ImageKind } from '@upfield/cms/contract';
import { createStore, del, delMany, entries, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { CardFormValues } from './card-form';
import type { ImageState } from './image-state';
import type { SaveMemory } from './save-card';

/** An unsaved form, stored in this browser by user, card and form (decisions, Sign-in). */
export interface Draft {
  values: CardFormValues;
  images: Record<ImageKind, ImageState>;
  /** The new card is kept from visitors; drafts of older versions do not say. */
  isHidden?: boolean;
  /** The completed steps of the last save, so that the next one continues after them. */
  reached: Pick<SaveMemory, 'activeCard' | 'pendingCreate' | 'createdBody' | 'uploaded'> &
    // Drafts of older versions do not have it.
    Partial<Pick<SaveMemory, 'unanswered'>>;
  /** Milliseconds since 1970. */
  changedAt: number;
}

const NEW_CARD = 'new';
let store: UseStore | undefined;
/** One connection, so that operations run in the order of the calls. */
const database = () => {
  store ??= createStore('upfield-drafts', 'drafts');
  return store;
};

/** A browser without IndexedDB has no drafts; the form works all the same. */
async function orNothing<Result>(work: () => Promise<Result>, nothing: Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.warn('The draft could not be reached.', error);
    return nothing;
  }
}

/** The storage key of one form's draft; no other open form, in any tab, writes to it. */
export interface DraftHandle {
  key: string;
  /** The draft that a closed form stored there. */
  draft: Draft | null;
  /** Releases the key for another form; the draft stays stored. */
  release: () => void;
}

/**
 * Acquires a draft key for a form that opens: that of the newest draft of a closed form, or a new key.
 * @param cardId null for a new card
 */
export async function acquireDraft(uid: string, cardId: string | null): Promise<DraftHandle> {
  for (const key of await draftKeys(keyPrefix(uid, cardId))) {
    const release = await acquireTabLock(key);
    // Read after the lock is acquired: the form that held it before may have been saved meanwhile.
    if (release) return { key, draft: await readDraft(key), release };
  }
  return acquireNewDraft(uid, cardId);
}

/**
 * Acquires a new, empty draft key; other drafts of the card stay.
 * @param cardId null for a new card
 */
export async function acquireNewDraft(uid: string, cardId: string | null): Promise<DraftHandle> {
  const key = `${keyPrefix(uid, cardId)}/${newId()}`;
  return { key, draft: null, release: (await acquireTabLock(key)) ?? (() => undefined) };
}

/** How the key of every draft of one person and one card starts. */
const keyPrefix = (uid: string, cardId: string | null) => `${uid}/${cardId ?? NEW_CARD}`;

/** Keys of what is kept of a card, newest first. */
const draftKeys = (start: string): Promise<string[]> =>
  orNothing(async () => {
    const kept = await entries<string, Draft>(database());
    return kept
      .filter(([key]) => `${key}/`.startsWith(`${start}/`))
      .sort(([, one], [, other]) => other.changedAt - one.changedAt)
      .map(([key]) => key);
  }, []);

/** Random enough for the forms of one person; `crypto.randomUUID` is missing on insecure origins. */
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

const readDraft = (key: string): Promise<Draft | null> =>
  orNothing(async () => (await get<Draft>(key, database())) ?? null, null);

/** Keeps a draft; one with a file that cannot be read any more is kept without its files, since what was typed matters more. */
export const writeDraft = (key: string, draft: Draft): Promise<void> =>
  orNothing(
    () => setNow(key, draft).catch(() => setNow(key, { ...draft, images: withoutFiles(draft.images) })),
    undefined,
  );

/** Stores at once: without `commit` a page that is being left takes its last transaction with it. */
const setNow = (key: string, draft: Draft): Promise<void> =>
  database()('readwrite', (drafts) => {
    drafts.put(draft, key);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

const withoutFiles = ({ card, banner }: Draft['images']): Draft['images'] => ({
  card: { ...card, file: null, focus: null },
  banner: { ...banner, file: null, focus: null },
});

/** Deletes the draft of one form. */
export const dropDraft = (key: string): Promise<void> => orNothing(() => del(key, database()), undefined);

const draftsOf = (uid: string) =>
  orNothing(async () => (await keys<string>(database())).filter((key) => key.startsWith(`${uid}/`)), []);

/** Whether this browser keeps a draft of a user. */
export const hasDraftOf = async (uid: string): Promise<boolean> => (await draftsOf(uid)).length > 0;

/** Deletes all drafts of a user. */
export const dropDraftsOf = async (uid: string): Promise<void> => {
  const found = await draftsOf(uid);
  await orNothing(() => delMany(found, database()), undefined);
};

/**
 * Acquires a lock that all tabs of this browser share; it ends with the tab, also when that crashes (Web Locks API). On
 * insecure origins browsers have no locks: then it is always granted.
 * @returns the function that releases the lock, or null when another tab has it
 */
function acquireTabLock(name: string): Promise<(() => void) | null> {
  const release = () => undefined;
  if (!('locks' in navigator)) return Promise.resolve(release);
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? new Promise<void>((end) => resolve(end)) : resolve(null)))
      .catch((error: unknown) => {
        console.warn('The lock could not be acquired.', error);
        resolve(release);
      });
  });
}
