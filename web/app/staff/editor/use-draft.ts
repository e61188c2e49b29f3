import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, type DraftPlace, dropDraft, newDraftPlace, takeDraftPlace, writeDraft } from './drafts';

/** A pause in typing after which the draft is written, in milliseconds. */
const WRITE_AFTER_MS = 600;

interface DraftOptions {
  /** Who is signed in. The draft stays with the person who opened the form, also when the session ends under it. */
  uid: string;
  /** Null for a new card. */
  cardId: string | null;
  /** Whether somebody has changed the form. */
  isChanged: () => boolean;
  /** What to keep; asked when it is written. */
  snapshot: () => Omit<Draft, 'changedAt'>;
}

/** Keeps a form's draft: offers one left by a closed form, then writes what changes to the same place. */
export function useDraft({ uid, cardId, isChanged, snapshot }: DraftOptions) {
  const [owner] = useState(uid);
  const [offer, setOffer] = useState<Draft | null>(null);
  /** Nothing is written over a draft that somebody has not decided about. */
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

  /** Makes a place this form's own, to write to; an editor that was closed meanwhile frees it at once. */
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

  /** Goes on with the form as it is; the draft that was found stays where it is, for a form that opens later. */
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
      // The search took longer than the first keystroke: a draft would be laid over what was just typed.
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
