import type { PlayerCard } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import type { CardFormValues, EditorMode } from './card-form';
import { cardValues, newCardValues } from './card-mapping';
import { changedFiles, imageProblems } from './chosen-file';
import type { Draft } from './drafts';
import { imagesOver, storedImages } from './image-state';
import { newSaveMemory } from './save-card';
import type { Outcome } from './save-dialogs';
import { SaveError } from './save-error';
import { serverFieldErrors } from './server-field-errors';
import { useCardResolver } from './use-card-resolver';
import { useCardSave } from './use-card-save';
import { useDraft } from './use-draft';
import { useEditorImages } from './use-editor-images';

const valuesOf = (card: PlayerCard | null): CardFormValues => (card ? cardValues(card) : newCardValues());

/** Whether the card itself is stored although the save failed: it was created before, or only its careers failed. */
const isCardStored = (error: unknown, mode: EditorMode, active: PlayerCard | null): boolean =>
  (mode === 'create' && active !== null) || (error instanceof SaveError && error.isAfterCard);

/**
 * The state of one editor: form, pictures, draft, save and how it ended.
 * @param card the card to edit; null makes a new one
 * @param uid who is signed in when the form opens; the draft is theirs
 */
export function usePlayerForm(card: PlayerCard | null, uid: string) {
  const mode: EditorMode = card ? 'edit' : 'create';
  const language = useLanguage();
  const labels = useLabels(staffLabels);
  const images = useEditorImages(storedImages(card));
  const memory = useRef(newSaveMemory(card)).current;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<PlayerCard | null>(null);
  /** What the form is compared with: the card as opened, or as taken over in a conflict. */
  const [base, setBase] = useState(() => ({ images: images.states, card }));
  const form = useForm<CardFormValues>({
    defaultValues: valuesOf(card),
    resolver: useCardResolver(mode),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  const hasNewImages = images.states !== base.images;
  const isEdited = form.formState.isDirty || hasNewImages;
  const draft = useDraft({
    uid,
    cardId: card?.id ?? null,
    isChanged: () => isEdited,
    snapshot: () => ({
      values: form.getValues(),
      images: images.states,
      reached: {
        activeCard: memory.activeCard,
        pendingCreate: memory.pendingCreate,
        createdBody: memory.createdBody,
        uploaded: memory.uploaded,
      },
    }),
  });
  const { isSaving, save } = useCardSave({ mode, memory, images, onStep: draft.write });
  const isChanged = outcome?.kind !== 'saved' && isEdited;

  useEffect(() => {
    const watch = form.watch(() => draft.changed());
    return () => watch.unsubscribe();
  }, [form, draft.changed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the pictures is one to keep.
  useEffect(() => {
    if (hasNewImages) draft.changed();
  }, [images.states, hasNewImages, draft.changed]);

  const submit = form.handleSubmit(async (values) => {
    const problems = imageProblems(images.states, language);
    problems.push(...(await changedFiles(images.states, language)));
    if (problems.length > 0) return setOutcome({ kind: 'pictures', problems });
    const result = await save(values);
    if (result?.kind === 'saved') {
      await draft.drop();
      setOutcome(result);
    } else if (result?.kind === 'conflict') {
      if (memory.activeCard) images.setAll(imagesOver(images.states, memory.activeCard, result.theirs));
      setConflict(result.theirs);
    } else if (result) {
      for (const [index, { field, message }] of serverFieldErrors(result.error, labels.fields).entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      setOutcome({ ...result, isCardSaved: isCardStored(result.error, mode, memory.activeCard) });
    }
  });

  const resume = (found: Draft) => {
    draft.settle();
    Object.assign(memory, found.reached);
    form.reset(valuesOf(card));
    for (const name of Object.keys(found.values) as (keyof CardFormValues)[]) {
      form.setValue(name, found.values[name], { shouldDirty: true });
    }
    images.setAll(found.images);
  };
  const keepMine = () => {
    memory.activeCard = conflict;
    setConflict(null);
    void submit();
  };
  const takeTheirs = () => {
    const states = storedImages(conflict);
    memory.activeCard = conflict;
    images.setAll(states);
    form.reset(valuesOf(conflict));
    setBase({ images: states, card: conflict });
    setConflict(null);
    void draft.drop();
  };

  return {
    mode,
    form,
    images,
    stored: base.card,
    draft: { offer: draft.offer, resume, drop: draft.drop, postpone: draft.postpone, write: draft.write },
    conflict: { theirs: conflict, keepMine, takeTheirs, dismiss: () => setConflict(null) },
    save: { submit, isSaving, outcome, dismiss: () => setOutcome(null) },
    isChanged,
  };
}
