import type { StaffPlayerCard } from '@upfield/cms/contract';
import { type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { ApiError } from '../api/api-error';
import { fetchCard } from '../api/endpoints';
import { FirstHint } from '../first-hint/first-hint';
import { useSession } from '../session/session-store';
import { requestSignIn } from '../session/sign-in-prompt';
import { StaffOnly } from '../sign-in/staff-only';
import { initialPlayerCards, playerCardsReducer } from '../state/player-cards-reducer';
import { LastChange } from '../ui/last-change';
import { StaffBar } from '../ui/staff-bar';
import type { EditorMode } from './card-form';
import styles from './editor-screen.module.css';
import { EditorSkeleton } from './editor-skeleton';
import { MissingPlayer } from './missing-player';
import { PlayerEditor } from './player-editor';

/** `/player-cards/create` (specification §2). */
export function CreatePlayerScreen() {
  const uid = useSession().user?.uid ?? '';
  return (
    <StaffOnly shell={<EditorFrame mode="create">{<EditorSkeleton mode="create" />}</EditorFrame>}>
      <EditorFrame mode="create">
        <FirstHint name="create" />
        <PlayerEditor card={null} uid={uid} />
      </EditorFrame>
    </StaffOnly>
  );
}

/** `/player-cards/edit/:playerId` (specification §2). */
export function EditPlayerScreen({ playerId }: { playerId: string }) {
  const shell = (
    <EditorFrame mode="edit">
      <EditorSkeleton mode="edit" />
    </EditorFrame>
  );
  return (
    <StaffOnly shell={shell}>
      <LoadedEditor key={playerId} playerId={playerId} />
    </StaffOnly>
  );
}

function LoadedEditor({ playerId }: { playerId: string }) {
  const uid = useSession().user?.uid ?? '';
  const { card, isLoading, error, isUnknown, retry } = usePlayerCard(playerId);
  if (error !== null) return <MissingPlayer playerId={playerId} error={error} isUnknown={isUnknown} onRetry={retry} />;
  return (
    <EditorFrame mode="edit" note={card ? <LastChange card={card} /> : null}>
      {isLoading || !card ? <EditorSkeleton mode="edit" /> : <PlayerEditor card={card} uid={uid} />}
    </EditorFrame>
  );
}

interface EditorFrameProps {
  mode: EditorMode;
  /** What is known of the card, under the heading. */
  note?: ReactNode;
  children: ReactNode;
}

function EditorFrame({ mode, note, children }: EditorFrameProps) {
  const labels = useLabels(staffLabels);
  return (
    <>
      <StaffBar>
        <LinkButton size="small" tone="line" href="/player-cards/manage">
          {labels.allCards}
        </LinkButton>
      </StaffBar>
      <div className={`wrap ${styles.screen}`}>
        <h1 className={`title ${styles.title}`}>
          <span>{mode === 'create' ? labels.createTitle : labels.editTitle}</span>
        </h1>
        {note ? <div className={styles.note}>{note}</div> : null}
        <noscript>
          <p>{labels.needsScript}</p>
        </noscript>
        {children}
      </div>
    </>
  );
}

/** The card to edit, made the active one; `retry` asks again after a failure. */
function usePlayerCard(id: string) {
  const [{ activeCard, isLoading, error }, dispatch] = useReducer(
    playerCardsReducer<StaffPlayerCard>,
    initialPlayerCards,
  );
  const [isUnknown, setUnknown] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is what asks again.
  useEffect(() => {
    const abort = new AbortController();
    setUnknown(false);
    fetchCard(id, abort.signal)
      .then((card) => dispatch({ type: 'active-card-set', card }))
      .catch(async (failure: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The card could not be loaded.', failure);
        if (failure instanceof ApiError && failure.isUnauthorized && (await requestSignIn())) return retry();
        setUnknown(failure instanceof ApiError && failure.status === 404);
        dispatch({ type: 'failed', error: failure instanceof Error ? failure.message : String(failure) });
      });
    return () => abort.abort();
  }, [id, tries]);

  return { card: activeCard, isLoading, error, isUnknown, retry };
}
