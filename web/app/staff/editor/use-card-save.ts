import type { PlayerCard } from '@upfield/cms/contract';
import { useRef, useState } from 'react';
import * as calls from '../api/endpoints';
import { requestSignIn } from '../session/sign-in-prompt';
import { bakeCrop } from './bake-crop';
import { isSameToForm } from './card-differences';
import { type CardFormValues, cardForm, careerEntries, type EditorMode } from './card-form';
import { cardBody } from './card-mapping';
import type { ImageStates } from './image-state';
import { pictureMark } from './image-state';
import { type SaveInput, type SaveMemory, saveCard } from './save-card';
import { SaveError } from './save-error';
import type { EditorImages } from './use-editor-images';

export type SaveResult =
  | { kind: 'saved'; card: PlayerCard }
  /** Somebody else saved the card; `theirs` is the stored version. */
  | { kind: 'conflict'; theirs: PlayerCard }
  | { kind: 'failed'; error: unknown };

interface CardSave {
  mode: EditorMode;
  memory: SaveMemory;
  images: EditorImages;
  /** Called when a save completed a step that the draft must record. */
  onStep: () => void;
}

/** Saves the form, one save at a time; when the session has ended, the user signs in again and the save continues. */
export function useCardSave({ mode, memory, images, onStep }: CardSave) {
  const isRunning = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const save = async (values: CardFormValues): Promise<SaveResult | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setSaving(true);
    try {
      const input = await saveInput(values, images.states, mode);
      const onProgress = images.setProgress;
      return await attempt(() => signedIn(() => saveCard(input, { calls, memory, onStep, onProgress })), memory);
    } catch (error) {
      return failed(error);
    } finally {
      isRunning.current = false;
      setSaving(false);
      images.setProgress('card', undefined);
      images.setProgress('banner', undefined);
    }
  };
  return { isSaving, save };
}

async function saveInput(values: CardFormValues, states: ImageStates, mode: EditorMode): Promise<SaveInput> {
  const form = cardForm(mode).parse(values);
  const picture = async (kind: 'card' | 'banner') => {
    const { storedUrl, file, focus } = states[kind];
    if (!file) return { storedUrl, file, mark: null };
    // A picture that this browser cannot crop is uploaded unchanged: the server reports what is wrong with it.
    const cut = await bakeCrop(file, focus, kind).catch(() => file);
    return { storedUrl, file: cut, mark: pictureMark(file, focus) };
  };
  return {
    card: cardBody(form, values.career),
    images: { card: await picture('card'), banner: await picture('banner') },
    careers: careerEntries(values.career),
  };
}

/** Runs a save; when the session is over, asks to sign in and runs it again. */
async function signedIn(run: () => Promise<PlayerCard>): Promise<PlayerCard> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isOver = error instanceof SaveError && error.isUnauthorized;
      if (!isOver || !(await requestSignIn())) throw error;
    }
  }
}

/** Runs a save; when the card was changed meanwhile, but nothing of the form, runs it again on the card as it stands. */
async function attempt(run: () => Promise<PlayerCard>, memory: SaveMemory): Promise<SaveResult> {
  for (;;) {
    try {
      return { kind: 'saved', card: await run() };
    } catch (error) {
      const opened = memory.activeCard;
      if (!(error instanceof SaveError && error.isConflict) || !opened) return failed(error);
      const theirs = await calls.fetchCard(opened.id);
      if (!isSameToForm(opened, theirs)) return { kind: 'conflict', theirs };
      memory.activeCard = theirs;
    }
  }
}

function failed(error: unknown): SaveResult {
  console.error('The card could not be saved.', error);
  return { kind: 'failed', error };
}
