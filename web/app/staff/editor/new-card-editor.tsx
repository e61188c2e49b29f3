import { useEffect, useState } from 'react';
import { fetchCard, fetchLeadCard } from '../api/endpoints';
import { FirstHint } from '../first-hint/first-hint';
import { useSession } from '../session/session-store';
import { withSession } from '../session/sign-in-prompt';
import { CARD_OF_LEAD, COPIED_CARD } from '../session/staff-paths';
import type { CardFormValues } from './card-form';
import { copiedValues, leadValues } from './card-mapping';
import { EditorSkeleton } from './editor-skeleton';
import { PlayerEditor } from './player-editor';

/** What a new card can begin with, by the parameter of the address that names it. */
const SOURCES = {
  [COPIED_CARD]: async (id: string, signal: AbortSignal) => copiedValues(await fetchCard(id, signal)),
  [CARD_OF_LEAD]: async (id: string, signal: AbortSignal) => leadValues(await fetchLeadCard(id, signal)),
};

/** What the form of a new card begins with. */
export interface CardSource {
  kind: keyof typeof SOURCES;
  /** Of a card or a lead. */
  id: string;
}

/** @returns what an address of the create screen names; null for an empty form */
export function sourceOfAddress(query: URLSearchParams): CardSource | null {
  for (const kind of [COPIED_CARD, CARD_OF_LEAD] as const) {
    const id = query.get(kind);
    if (id !== null) return { kind, id };
  }
  return null;
}

interface NewCardEditorProps {
  start: CardFormValues | null;
  onAnother: () => void;
}

/** The form of a new card. */
export function NewCardEditor({ start, onAnother }: NewCardEditorProps) {
  const uid = useSession().user?.uid ?? '';
  return (
    <>
      <FirstHint name="create" />
      <PlayerEditor card={null} start={start} uid={uid} onAnother={onAnother} />
    </>
  );
}

/** A new card that begins with what is known already; an empty form where that cannot be read. */
export function StartedEditor({ source, onAnother }: Pick<NewCardEditorProps, 'onAnother'> & { source: CardSource }) {
  const start = useStart(source);
  if (start === undefined) return <EditorSkeleton mode="create" />;
  return <NewCardEditor start={start} onAnother={onAnother} />;
}

/** @returns undefined until it is read, null where it cannot be */
function useStart({ kind, id }: CardSource): CardFormValues | null | undefined {
  const [start, setStart] = useState<CardFormValues | null>();
  useEffect(() => {
    const abort = new AbortController();
    withSession(() => SOURCES[kind](id, abort.signal))
      .then(setStart)
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('What the card begins with could not be loaded.', error);
        setStart(null);
      });
    return () => abort.abort();
  }, [kind, id]);
  return start;
}
