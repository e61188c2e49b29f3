import type { ImageKind } from '@upfield/cms/contract';
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import type { CardFormValues } from './card-form';
import type { ImageState } from './image-state';
import type { SaveMemory } from './save-card';

/** A form nobody saved, kept in this browser by user and card (decisions, Sign-in). */
export interface Draft {
  values: CardFormValues;
  images: Record<ImageKind, ImageState>;
  /** What the last save reached, so that the next one goes on from there. */
  reached: Pick<SaveMemory, 'activeCard' | 'pendingCreate' | 'createdBody' | 'uploaded'>;
  /** Milliseconds since 1970. */
  changedAt: number;
}

const NEW_CARD = 'new';
let store: UseStore | undefined;
/** One connection, so that what is asked first is done first. */
const database = () => {
  store ??= createStore('upfield-drafts', 'drafts');
  return store;
};
const keyOf = (uid: string, cardId: string | null) => `${uid}/${cardId ?? NEW_CARD}`;

/** A browser without IndexedDB has no drafts; the form works all the same. */
async function orNothing<Result>(work: () => Promise<Result>, nothing: Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.warn('The draft could not be reached.', error);
    return nothing;
  }
}

/** @param cardId null for a new card */
export const readDraft = (uid: string, cardId: string | null): Promise<Draft | null> =>
  orNothing(async () => (await get<Draft>(keyOf(uid, cardId), database())) ?? null, null);

export const writeDraft = (uid: string, cardId: string | null, draft: Draft): Promise<void> =>
  orNothing(() => set(keyOf(uid, cardId), draft, database()), undefined);

export const dropDraft = (uid: string, cardId: string | null): Promise<void> =>
  orNothing(() => del(keyOf(uid, cardId), database()), undefined);

const draftsOf = (uid: string) =>
  orNothing(async () => (await keys<string>(database())).filter((key) => key.startsWith(`${uid}/`)), []);

export const hasDraftOf = async (uid: string): Promise<boolean> => (await draftsOf(uid)).length > 0;

export const dropDraftsOf = async (uid: string): Promise<void> => {
  const found = await draftsOf(uid);
  await orNothing(() => delMany(found, database()), undefined);
};
