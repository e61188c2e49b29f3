import { useCallback, useEffect, useRef, useState } from 'react';
import { acquireDraft, acquireNewDraft, type Draft, type DraftHandle, dropDraft, writeDraft } from './drafts';

/** A pause in typing after which the draft is written, in milliseconds. */
const WRITE_AFTER_MS = 600;

interface DraftOptions {
  /** Who is signed in. The draft belongs to the user who opened the form, also after their session has ended. */
  uid: string;
  /** Null for a new card. */
  cardId: string | null;
  /** Whether somebody has changed the form. */
  isChanged: () => boolean;
  /** Returns the draft's content; called when the draft is written. */
  snapshot: () => Omit<Draft, 'changedAt'>;
}

/** Stores a form's draft: offers a draft of a closed form, then writes each change to the same key. */
export function useDraft({ uid, cardId, isChanged, snapshot }: DraftOptions) {
  const [owner] = useState(uid);
  const [offer, setOffer] = useState<Draft | null>(null);
  /** A found draft is not overwritten before the user has accepted or discarded it. */
  const isWritable = useRef(false);
  const handle = useRef<DraftHandle | null>(null);
  const isClosed = useRef(false);
  const timer = useRef<number>();
  const latest = useRef({ isChanged, snapshot });
  latest.current = { isChanged, snapshot };

  const write = useCallback(() => {
    window.clearTimeout(timer.current);
    if (!isWritable.current || !handle.current) return;
    void writeDraft(handle.current.key, { ...latest.current.snapshot(), changedAt: Date.now() });
  }, []);

  /** Assigns the draft's key to this form; if the editor was closed meanwhile, the key is released at once. */
  const assignHandle = useCallback(
    (taken: DraftHandle) => {
      if (isClosed.current) return taken.release();
      handle.current?.release();
      handle.current = taken;
      isWritable.current = true;
      if (latest.current.isChanged()) write();
    },
    [write],
  );

  /** Continues without the found draft, which stays stored for a form that opens later. */
  const postpone = useCallback(async () => {
    setOffer(null);
    assignHandle(await acquireNewDraft(owner, cardId));
  }, [owner, cardId, assignHandle]);

  useEffect(() => {
    let isCurrent = true;
    isClosed.current = false;
    void acquireDraft(owner, cardId).then((taken) => {
      if (!isCurrent) return taken.release();
      if (taken.draft === null) return assignHandle(taken);
      handle.current = taken;
      // The user typed before the search ended: applying the draft would overwrite that input.
      if (latest.current.isChanged()) return postpone();
      setOffer(taken.draft);
    });
    return () => {
      isCurrent = false;
      isClosed.current = true;
      window.clearTimeout(timer.current);
      handle.current?.release();
      handle.current = null;
    };
  }, [owner, cardId, assignHandle, postpone]);

  const changed = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(write, WRITE_AFTER_MS);
  }, [write]);

  const settle = useCallback(() => {
    setOffer(null);
    isWritable.current = true;
  }, []);

  const drop = useCallback(async () => {
    window.clearTimeout(timer.current);
    settle();
    if (handle.current) await dropDraft(handle.current.key);
  }, [settle]);

  return { offer, settle, postpone, changed, write, drop };
}
