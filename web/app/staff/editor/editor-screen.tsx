import { useSearchParams } from '@remix-run/react';
import type { StaffPlayerCard } from '@upfield/cms/contract';
import { type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { usePageNavigate } from '~/ui/page-href';
import { ApiError } from '../api/api-error';
import { fetchCard } from '../api/endpoints';
import { ListTrail } from '../list-trail/list-trail';
import { useSession } from '../session/session-store';
import { requestSignIn } from '../session/sign-in-prompt';
import { MANAGE_PATH, STAFF_HOME } from '../session/staff-paths';
import { StaffOnly } from '../sign-in/staff-only';
import { initialPlayerCards, playerCardsReducer } from '../state/player-cards-reducer';
import { LastChange } from '../ui/last-change';
import { StaffBar } from '../ui/staff-bar';
import { CardChanges } from './card-changes';
import type { EditorMode } from './card-form';
import styles from './editor-screen.module.css';
import { EditorSkeleton } from './editor-skeleton';
import { MissingPlayer } from './missing-player';
import { NewCardEditor, StartedEditor, sourceOfAddress } from './new-card-editor';
import { PlayerEditor } from './player-editor';

/** `/player-cards/create` (specification §2). */
export function CreatePlayerScreen() {
  const navigate = usePageNavigate();
  const [query] = useSearchParams();
  const source = sourceOfAddress(query);
  const [number, setNumber] = useState(1);
  const another = () => {
    if (source !== null) navigate(STAFF_HOME, { replace: true });
    setNumber(number + 1);
    window.scrollTo(0, 0);
  };
  return (
    <StaffOnly shell={<EditorFrame mode="create">{<EditorSkeleton mode="create" />}</EditorFrame>}>
      <EditorFrame mode="create">
        {source === null ? (
          <NewCardEditor key={number} start={null} onAnother={another} />
        ) : (
          <StartedEditor key={source.id} source={source} onAnother={another} />
        )}
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
  const navigate = usePageNavigate();
  const { card, isLoading, error, isUnknown, retry } = usePlayerCard(playerId);
  if (error !== null) return <MissingPlayer playerId={playerId} error={error} isUnknown={isUnknown} onRetry={retry} />;
  return (
    <EditorFrame mode="edit" note={card ? <EditorNote card={card} /> : null}>
      {isLoading || !card ? (
        <EditorSkeleton mode="edit" />
      ) : (
        <PlayerEditor card={card} uid={uid} onAnother={() => navigate(STAFF_HOME)} />
      )}
    </EditorFrame>
  );
}

/** What is known of the card, and the ways to the list it was opened from. */
function EditorNote({ card }: { card: StaffPlayerCard }) {
  return (
    <>
      <LastChange card={card} />
      <CardChanges cardId={card.id} />
      <ListTrail cardId={card.id} />
    </>
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
        <LinkButton size="small" tone="line" href={MANAGE_PATH}>
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
