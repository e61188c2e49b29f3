import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, type DraftPlace, dropDraft, takeDraftPlace, writeDraft } from './drafts';

/** A pause in typing after which the draft is written, in milliseconds. */
const WRITE_AFTER_MS = 600;

interface DraftOptions {
  uid: string;
  /** Null for a new card. */
  cardId: string | null;
  /** What to keep; asked when it is written. */
  snapshot: () => Omit<Draft, 'changedAt'>;
}

/** Keeps a form's draft: offers one that a form left that is gone, then writes what changes to the same place. */
export function useDraft({ uid, cardId, snapshot }: DraftOptions) {
  const [offer, setOffer] = useState<Draft | null>(null);
  /** Nothing is written over a draft that somebody has not decided about. */
  const isWritable = useRef(false);
  const place = useRef<DraftPlace | null>(null);
  const timer = useRef<number>();
  const latest = useRef(snapshot);
  latest.current = snapshot;

  useEffect(() => {
    let isCurrent = true;
    void takeDraftPlace(uid, cardId).then((taken) => {
      if (!isCurrent) return taken.leave();
      place.current = taken;
      setOffer(taken.draft);
      isWritable.current = taken.draft === null;
    });
    return () => {
      isCurrent = false;
      window.clearTimeout(timer.current);
      place.current?.leave();
      place.current = null;
    };
  }, [uid, cardId]);

  const write = useCallback(() => {
    window.clearTimeout(timer.current);
    if (!isWritable.current || !place.current) return;
    void writeDraft(place.current.key, { ...latest.current(), changedAt: Date.now() });
  }, []);

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

  return { offer, settle, changed, write, drop };
}
