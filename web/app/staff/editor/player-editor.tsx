import type { ConsentGiven, StaffPlayerCard } from '@upfield/cms/contract';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { CheckField } from '~/forms/check-field';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { useLiveHref, usePageNavigate } from '~/ui/page-href';
import { fetchSports, setConsent } from '../api/endpoints';
import { ConsentDialog } from '../consent/consent-dialog';
import { withSession } from '../session/sign-in-prompt';
import { detailPath, MANAGE_PATH } from '../session/staff-paths';
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
import { SavedLinks } from './saved-links';
import { type FormStart, usePlayerForm } from './use-player-form';

interface PlayerEditorProps extends FormStart {
  /** Called when somebody goes on with another new card. */
  onAnother: () => void;
}

const GALLERY_PATH = '/player-cards';

/** One form for a new and for a known player (specification §2), with the dialogs for every outcome of a save. */
export function PlayerEditor({ onAnother, ...opened }: PlayerEditorProps) {
  const { card } = opened;
  const labels = useLabels(staffLabels);
  const navigate = usePageNavigate();
  const listPath = useLiveHref(GALLERY_PATH) ? GALLERY_PATH : MANAGE_PATH;
  const sports = useSports();
  const { mode, form, images, visibility, draft, conflict, save, isChanged } = usePlayerForm(opened);
  const saved = save.outcome?.kind === 'saved' ? save.outcome : null;
  const consent = useSavedConsent((stored) => saved && save.setOutcome({ ...saved, card: stored }));

  const { form: element, keepFocus } = useKeptFocus(save.isSaving);
  const closeOutcome = () => {
    // The browser reports the close of the dialog that gave way to the consent, too.
    if (consent.isOpen) return;
    if (saved) navigate(detailPath(saved.card.id));
    else save.setOutcome(null);
  };
  const submit = (event: FormEvent) => {
    keepFocus();
    void save.submit(event);
  };
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate method="post" className={styles.editor} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={save.isSaving}>
          <FormErrors />
          <p className={styles.required}>{labels.requiredHint}</p>
          <BasicSection mode={mode} images={images} sports={sports} stored={card} />
          <AcademicSection />
          <CareerSection />
          <AdditionalSection />
          {mode === 'create' ? (
            <div className={styles.visibility}>
              <CheckField
                name="keepHidden"
                label={labels.keepHidden}
                checked={visibility.isHidden}
                onChange={({ target }) => visibility.setHidden(target.checked)}
              />
            </div>
          ) : null}
          <SaveBar
            mode={mode}
            isSaving={save.isSaving}
            isHidden={visibility.isHidden}
            cancelPath={card ? detailPath(card.id) : listPath}
          />
        </fieldset>
        <LiveCard
          sports={sports.sports}
          picture={images.previews.card}
          isDrawn={card?.demo === true && images.states.card.file === null}
        />
      </form>
      <SaveDialogs
        mode={mode}
        outcome={consent.isOpen ? null : save.outcome}
        next={saved ? <SavedLinks card={saved.card} onConsent={consent.open} onAnother={onAnother} /> : null}
        onClose={closeOutcome}
      />
      <ConsentDialog
        card={consent.isOpen && saved ? saved.card : null}
        onSave={consent.save}
        onSaved={consent.close}
        onClose={consent.close}
      />
      <ConflictDialog
        conflict={conflict.found}
        content={{ values: form.getValues(), images: images.states }}
        sports={sports.sports}
        onSettle={(found, theirs) => {
          keepFocus();
          void conflict.settle(found, theirs);
        }}
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

/** Records the consent of the card that was just saved. @param onStored called with the card as it is then */
function useSavedConsent(onStored: (card: StaffPlayerCard) => void) {
  const [isOpen, setOpen] = useState(false);
  const save = async ({ id }: StaffPlayerCard, given: ConsentGiven | null) =>
    onStored(await withSession(() => setConsent(id, given)));
  return { isOpen, save, open: () => setOpen(true), close: () => setOpen(false) };
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
  const language = useLanguage();
  const [state, dispatch] = useReducer(sportsReducer, { ...initialSports, isLoading: true });
  useEffect(() => {
    const abort = new AbortController();
    dispatch({ type: 'loading-started' });
    fetchSports(language, abort.signal)
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
  }, [language, sportsUnavailable]);
  return state;
}
