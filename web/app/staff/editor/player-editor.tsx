import { useNavigate } from '@remix-run/react';
import { imageProblems, type PlayerCard } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '~/labels/use-labels';
import { AcademicSection } from './academic-section';
import { AdditionalSection } from './additional-section';
import { BasicSection } from './basic-section';
import type { CardFormValues, EditorMode } from './card-form';
import { cardValues, newCardValues } from './card-mapping';
import { cardResolver } from './card-resolver';
import { CareerSection } from './career-section';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import type { Draft } from './drafts';
import { FormErrors } from './form-errors';
import { noImage } from './image-state';
import { LeaveGuard } from './leave-guard';
import { LiveCard } from './live-card';
import styles from './player-editor.module.css';
import { SaveBar } from './save-bar';
import { newSaveMemory } from './save-card';
import { type Outcome, SaveDialogs } from './save-dialogs';
import { serverFieldErrors } from './server-field-errors';
import { useCardSave } from './use-card-save';
import { useDraft } from './use-draft';
import { type ImageStates, useEditorImages } from './use-editor-images';
import { useSports } from './use-sports';

interface PlayerEditorProps {
  /** The card to edit; null makes a new one. */
  card: PlayerCard | null;
  /** Whose drafts these are. */
  uid: string;
}

const imagesOf = (card: PlayerCard | null): ImageStates => ({
  card: { ...noImage, storedUrl: card?.cardImageUrl ?? null },
  banner: { ...noImage, storedUrl: card?.bannerImageUrl ?? null },
});
const valuesOf = (card: PlayerCard | null): CardFormValues => (card ? cardValues(card) : newCardValues());
const detailPath = (id: string) => `/player-cards-detail/${encodeURIComponent(id)}`;

/** One form for a new and for a known player (specification §2), with everything that can happen to a save. */
export function PlayerEditor({ card, uid }: PlayerEditorProps) {
  const mode: EditorMode = card ? 'edit' : 'create';
  const language = useLanguage();
  const navigate = useNavigate();
  const sports = useSports();
  const images = useEditorImages(imagesOf(card));
  const memory = useRef(newSaveMemory(card)).current;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<PlayerCard | null>(null);
  const [base, setBase] = useState(() => ({ images: images.states, card }));
  const form = useForm<CardFormValues>({
    defaultValues: valuesOf(card),
    resolver: cardResolver(mode),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });

  const draft = useDraft({
    uid,
    cardId: card?.id ?? null,
    snapshot: () => ({
      values: form.getValues(),
      images: images.states,
      activeCard: memory.activeCard,
      pendingCreate: memory.pendingCreate,
    }),
  });
  const { isSaving, save } = useCardSave({ mode, memory, images, onStep: draft.write });
  const isSaved = outcome?.kind === 'saved';
  const isChanged = !isSaved && (form.formState.isDirty || images.states !== base.images);

  useEffect(() => {
    const watch = form.watch(() => draft.changed());
    return () => watch.unsubscribe();
  }, [form, draft.changed]);
  useEffect(() => {
    if (images.states !== base.images) draft.changed();
  }, [images.states, base.images, draft.changed]);

  const submit = async (values: CardFormValues) => {
    const { card: profile, banner } = images.states;
    const problems = imageProblems({ card: profile.file, banner: banner.file }, language);
    if (problems.length > 0) {
      setOutcome({ kind: 'pictures', problems });
      return;
    }
    const result = await save(values);
    if (result?.kind === 'saved') {
      await draft.drop();
      setOutcome(result);
    } else if (result?.kind === 'conflict') setConflict(result.theirs);
    else if (result) {
      for (const { field, message } of serverFieldErrors(result.error))
        form.setError(field, { type: 'server', message });
      setOutcome({ ...result, isCardSaved: mode === 'create' && memory.activeCard !== null });
    }
  };

  const resumeDraft = (found: Draft) => {
    draft.settle();
    memory.activeCard = found.activeCard;
    memory.pendingCreate = found.pendingCreate;
    form.reset(valuesOf(card), {});
    for (const name of Object.keys(found.values) as (keyof CardFormValues)[]) {
      form.setValue(name, found.values[name], { shouldDirty: true });
    }
    images.setAll(found.images);
  };
  const keepMine = () => {
    memory.activeCard = conflict;
    setConflict(null);
    void form.handleSubmit(submit)();
  };
  const takeTheirs = () => {
    const states = imagesOf(conflict);
    memory.activeCard = conflict;
    images.setAll(states);
    form.reset(valuesOf(conflict));
    setBase({ images: states, card: conflict });
    setConflict(null);
    void draft.drop();
  };
  const closeOutcome = () => {
    if (outcome?.kind === 'saved') navigate(detailPath(outcome.card.id));
    else setOutcome(null);
  };

  const picture = images.previews.card;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        className={styles.editor}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <div className={styles.fields}>
          <FormErrors />
          <BasicSection mode={mode} images={images} sports={sports} storedSport={base.card?.sport ?? null} />
          <AcademicSection />
          <CareerSection />
          <AdditionalSection />
          <SaveBar mode={mode} isSaving={isSaving} cancelPath={card ? detailPath(card.id) : '/player-cards'} />
        </div>
        <LiveCard
          sports={sports.sports}
          picture={picture}
          isDrawn={base.card?.demo === true && images.states.card.file === null}
        />
      </form>
      <SaveDialogs mode={mode} outcome={outcome} onClose={closeOutcome} />
      <ConflictDialog
        theirs={conflict}
        mine={form.getValues()}
        images={images.states}
        sports={sports.sports}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
        onClose={() => setConflict(null)}
      />
      <DraftOffer mode={mode} draft={draft.offer} onUse={resumeDraft} onDrop={() => void draft.drop()} />
      <LeaveGuard isChanged={isChanged} />
    </FormProvider>
  );
}
