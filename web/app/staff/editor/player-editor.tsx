import { useNavigate } from '@remix-run/react';
import type { PlayerCard } from '@upfield/cms/contract';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { useIsLive } from '~/site/live-link';
import { fetchSports } from '../api/endpoints';
import { initialSports, type SportsState, sportsReducer } from '../state/sports-reducer';
import { AcademicSection } from './academic-section';
import { AdditionalSection } from './additional-section';
import { BasicSection } from './basic-section';
import { CareerSection } from './career-section';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { FormErrors } from './form-errors';
import { LeaveGuard } from './leave-guard';
import { LiveCard } from './live-card';
import styles from './player-editor.module.css';
import { SaveBar } from './save-bar';
import { SaveDialogs } from './save-dialogs';
import { usePlayerForm } from './use-player-form';

interface PlayerEditorProps {
  /** The card to edit; null makes a new one. */
  card: PlayerCard | null;
  /** Who is signed in. */
  uid: string;
}

const GALLERY_PATH = '/player-cards';
const MANAGE_PATH = '/player-cards/manage';
const detailPath = (id: string) => `/player-cards-detail/${encodeURIComponent(id)}`;

/** One form for a new and for a known player (specification §2), with the dialogs for every outcome of a save. */
export function PlayerEditor({ card, uid }: PlayerEditorProps) {
  const navigate = useNavigate();
  const listPath = useIsLive(GALLERY_PATH) ? GALLERY_PATH : MANAGE_PATH;
  const sports = useSports();
  const { mode, form, images, stored, draft, conflict, save, isChanged } = usePlayerForm(card, uid);

  const { form: element, keepFocus } = useKeptFocus(save.isSaving);
  const closeOutcome = () => {
    if (save.outcome?.kind === 'saved') navigate(detailPath(save.outcome.card.id));
    else save.dismiss();
  };
  const submit = (event: FormEvent) => {
    keepFocus();
    void save.submit(event);
  };
  const keepMine = () => {
    keepFocus();
    conflict.keepMine();
  };
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate method="post" className={styles.editor} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={save.isSaving}>
          <FormErrors />
          <BasicSection mode={mode} images={images} sports={sports} storedSport={stored?.sport ?? null} />
          <AcademicSection />
          <CareerSection />
          <AdditionalSection />
          <SaveBar mode={mode} isSaving={save.isSaving} cancelPath={card ? detailPath(card.id) : listPath} />
        </fieldset>
        <LiveCard
          sports={sports.sports}
          picture={images.previews.card}
          isDrawn={stored?.demo === true && images.states.card.file === null}
        />
      </form>
      <SaveDialogs mode={mode} outcome={save.outcome} onClose={closeOutcome} />
      <ConflictDialog
        theirs={conflict.theirs}
        mine={form.getValues()}
        images={images.states}
        sports={sports.sports}
        onKeepMine={keepMine}
        onTakeTheirs={conflict.takeTheirs}
        onClose={conflict.dismiss}
      />
      <DraftOffer
        mode={mode}
        draft={draft.offer}
        onUse={draft.resume}
        onDrop={() => void draft.drop()}
        onLater={() => void draft.postpone()}
      />
      <LeaveGuard isChanged={isChanged} onLeave={draft.write} />
    </FormProvider>
  );
}

/**
 * Disabling a form removes the focus from its controls, so a keyboard user loses their position. Restores the focus when
 * the form is enabled again, before a dialog opens that returns the focus on closing.
 * @returns the form's ref, and what to call before the form is disabled
 */
function useKeptFocus(isDisabled: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  const keepFocus = useCallback(() => {
    focused.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    if (isDisabled) return;
    const { activeElement } = document;
    if (focused.current && (activeElement === null || activeElement === document.body)) {
      // What had the focus may have been a dialog's button, which is gone.
      const isInside = form.current?.contains(focused.current);
      const next = isInside ? focused.current : form.current?.querySelector('[type=submit]');
      if (next instanceof HTMLElement) next.focus();
    }
    focused.current = null;
  }, [isDisabled]);
  return { form, keepFocus };
}

/** The sport list, fetched once a form; a failure is logged and leaves an empty list (specification §4, §8). */
function useSports(): SportsState {
  const { sportsUnavailable } = useLabels(staffLabels);
  const [state, dispatch] = useReducer(sportsReducer, { ...initialSports, isLoading: true });
  useEffect(() => {
    const abort = new AbortController();
    dispatch({ type: 'loading-started' });
    fetchSports(abort.signal)
      .then((sports) => dispatch({ type: 'sports-fetched', sports }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The sports could not be loaded.', error);
        dispatch({ type: 'failed', error: sportsUnavailable });
      })
      .finally(() => {
        if (!abort.signal.aborted) dispatch({ type: 'loading-ended' });
      });
    return () => abort.abort();
  }, [sportsUnavailable]);
  return state;
}
