import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, useForm } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import type { CardFormValues, EditorMode } from './card-form';
import { cardValues, newCardValues } from './card-mapping';
import { type FormContent, type VersionField, withTheirs } from './card-merge';
import { changedFiles, imageProblems } from './chosen-file';
import type { Draft } from './drafts';
import { errorEntries } from './form-errors';
import { storedImages } from './image-state';
import { newSaveMemory } from './save-card';
import type { Outcome } from './save-dialogs';
import { SaveError } from './save-error';
import { serverFieldErrors } from './server-field-errors';
import { useCardResolver } from './use-card-resolver';
import { type Conflict, useCardSave } from './use-card-save';
import { useDraft } from './use-draft';
import { useEditorImages } from './use-editor-images';

/** What the form opens with. */
export interface FormStart {
  /** The card to edit; null makes a new one. */
  card: StaffPlayerCard | null;
  /** What the form of a new card begins with; an empty one without it. */
  start?: CardFormValues | null;
  /** Who is signed in when the form opens; the draft is theirs. */
  uid: string;
}

const valuesOf = ({ card, start }: FormStart): CardFormValues => (card ? cardValues(card) : (start ?? newCardValues()));

/** Whether the card itself is stored although the save failed: it was created before, or only its careers failed. */
const isCardStored = (error: unknown, mode: EditorMode, active: StaffPlayerCard | null): boolean =>
  (mode === 'create' && active !== null) || (error instanceof SaveError && error.isAfterCard);

/** The state of one editor: form, pictures, draft, save and how it ended. */
export function usePlayerForm(start: FormStart) {
  const { card, uid } = start;
  const mode: EditorMode = card ? 'edit' : 'create';
  const language = useLanguage();
  const labels = useLabels(staffLabels);
  const images = useEditorImages(storedImages(card));
  const memory = useRef(newSaveMemory(card)).current;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** A new card is kept from visitors. */
  const [isHidden, setHidden] = useState(false);
  const [openedImages] = useState(images.states);
  const form = useForm<CardFormValues>({
    defaultValues: valuesOf(start),
    resolver: useCardResolver(mode),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The library gives the focus twice, the second time in a task of its own, which takes it from where a person went meanwhile.
    shouldFocusError: false,
  });
  const focusFirst = (errors: FieldErrors<CardFormValues>) => {
    const first = errorEntries(errors, labels)[0];
    if (first) form.setFocus(first.id as FieldPath<CardFormValues>);
  };
  const hasNewImages = images.states !== openedImages;
  const isEdited = form.formState.isDirty || hasNewImages || isHidden;
  const draft = useDraft({
    uid,
    cardId: card?.id ?? null,
    isChanged: () => isEdited,
    snapshot: () => ({
      values: form.getValues(),
      images: images.states,
      isHidden,
      reached: {
        activeCard: memory.activeCard,
        pendingCreate: memory.pendingCreate,
        createdBody: memory.createdBody,
        unanswered: memory.unanswered,
        uploaded: memory.uploaded,
      },
    }),
  });
  const showContent = ({ values, images: states }: FormContent) => {
    for (const name of Object.keys(values) as (keyof CardFormValues)[]) {
      form.setValue(name, values[name], { shouldDirty: true });
    }
    images.setAll(states);
  };
  const { isSaving, save } = useCardSave({ mode, memory, images, onStep: draft.write, onMerge: showContent });
  const isChanged = outcome?.kind !== 'saved' && isEdited;

  useEffect(() => {
    const watch = form.watch(() => draft.changed());
    return () => watch.unsubscribe();
  }, [form, draft.changed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the pictures is one to keep.
  useEffect(() => {
    if (hasNewImages || isHidden) draft.changed();
  }, [images.states, hasNewImages, isHidden, draft.changed]);

  const submit = form.handleSubmit(async (values) => {
    const problems = imageProblems(images.states, language);
    problems.push(...(await changedFiles(images.states, language)));
    if (problems.length > 0) return setOutcome({ kind: 'pictures', problems });
    await saveContent({ values, images: images.states });
  }, focusFirst);

  const saveContent = async (content: FormContent) => {
    const result = await save(content, mode === 'create' ? !isHidden : null);
    if (result?.kind === 'saved') {
      await draft.drop();
      setOutcome(result);
    } else if (result?.kind === 'conflict') {
      setConflict(result.conflict);
    } else if (result) {
      for (const [index, { field, message }] of serverFieldErrors(result.error, labels.fields).entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      setOutcome({ ...result, isCardSaved: isCardStored(result.error, mode, memory.activeCard) });
    }
  };
  /** Saves on top of their version. @param chosen the fields of the conflict that are to be as they have them */
  const settleConflict = async ({ theirs, taken, teams }: Conflict, chosen: VersionField[]) => {
    const content = withTheirs({ values: form.getValues(), images: images.states }, theirs, {
      fields: [...taken, ...chosen],
      teams,
    });
    memory.activeCard = theirs;
    setConflict(null);
    showContent(content);
    await saveContent(content);
  };

  const resume = (found: Draft) => {
    draft.settle();
    Object.assign(memory, found.reached);
    form.reset(valuesOf(start));
    showContent(found);
    setHidden(found.isHidden ?? false);
  };
  return {
    mode,
    form,
    images,
    visibility: { isHidden, setHidden },
    draft: { offer: draft.offer, resume, drop: draft.drop, postpone: draft.postpone, write: draft.write },
    conflict: { found: conflict, settle: settleConflict, dismiss: () => setConflict(null) },
    save: { submit, isSaving, outcome, setOutcome },
    isChanged,
  };
}
