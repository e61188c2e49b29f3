import type { ReactNode } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { FirstHint } from '../first-hint/first-hint';
import { LastChange } from '../last-change';
import { StaffOnly } from '../session/staff-only';
import { useSession } from '../session/use-session';
import { StaffBar } from '../staff-bar';
import type { EditorMode } from './card-form';
import styles from './editor-screen.module.css';
import { EditorSkeleton } from './editor-skeleton';
import { MissingPlayer } from './missing-player';
import { PlayerEditor } from './player-editor';
import { usePlayerCard } from './use-player-card';

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
