import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, type DraftPlace, dropDraft, newDraftPlace, takeDraftPlace, writeDraft } from './drafts';

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
  const place = useRef<DraftPlace | null>(null);
  const isClosed = useRef(false);
  const timer = useRef<number>();
  const latest = useRef({ isChanged, snapshot });
  latest.current = { isChanged, snapshot };

  const write = useCallback(() => {
    window.clearTimeout(timer.current);
    if (!isWritable.current || !place.current) return;
    void writeDraft(place.current.key, { ...latest.current.snapshot(), changedAt: Date.now() });
  }, []);

  /** Assigns the draft's key to this form; if the editor was closed meanwhile, the key is released at once. */
  const settleIn = useCallback(
    (taken: DraftPlace) => {
      if (isClosed.current) return taken.leave();
      place.current?.leave();
      place.current = taken;
      isWritable.current = true;
      if (latest.current.isChanged()) write();
    },
    [write],
  );

  /** Continues without the found draft, which stays stored for a form that opens later. */
  const postpone = useCallback(async () => {
    setOffer(null);
    settleIn(await newDraftPlace(owner, cardId));
  }, [owner, cardId, settleIn]);

  useEffect(() => {
    let isCurrent = true;
    isClosed.current = false;
    void takeDraftPlace(owner, cardId).then((taken) => {
      if (!isCurrent) return taken.leave();
      if (taken.draft === null) return settleIn(taken);
      place.current = taken;
      // The user typed before the search ended: applying the draft would overwrite that input.
      if (latest.current.isChanged()) return postpone();
      setOffer(taken.draft);
    });
    return () => {
      isCurrent = false;
      isClosed.current = true;
      window.clearTimeout(timer.current);
      place.current?.leave();
      place.current = null;
    };
  }, [owner, cardId, settleIn, postpone]);

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
    if (place.current) await dropDraft(place.current.key);
  }, [settle]);

  return { offer, settle, postpone, changed, write, drop };
}
