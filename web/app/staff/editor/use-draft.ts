import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, readDraft, writeDraft } from './drafts';

/** A pause in typing after which the draft is written, in milliseconds. */
const WRITE_AFTER_MS = 600;

interface DraftOptions {
  uid: string;
  /** Null for a new card. */
  cardId: string | null;
  /** What to keep; asked when it is written. */
  snapshot: () => Omit<Draft, 'changedAt'>;
}

/** Keeps a form's draft: offers the one that is there, then writes what changes. */
export function useDraft({ uid, cardId, snapshot }: DraftOptions) {
  const [offer, setOffer] = useState<Draft | null>(null);
  /** Nothing is written over a draft that somebody has not decided about. */
  const isWritable = useRef(false);
  const timer = useRef<number>();
  const latest = useRef(snapshot);
  latest.current = snapshot;

  useEffect(() => {
    let isCurrent = true;
    void readDraft(uid, cardId).then((draft) => {
      if (!isCurrent) return;
      setOffer(draft);
      isWritable.current = draft === null;
    });
    return () => {
      isCurrent = false;
      window.clearTimeout(timer.current);
    };
  }, [uid, cardId]);

  const write = useCallback(() => {
    window.clearTimeout(timer.current);
    if (isWritable.current) void writeDraft(uid, cardId, { ...latest.current(), changedAt: Date.now() });
  }, [uid, cardId]);

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
    await dropDraft(uid, cardId);
  }, [uid, cardId, settle]);

  return { offer, settle, changed, write, drop };
}
