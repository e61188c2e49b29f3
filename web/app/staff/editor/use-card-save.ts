import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useRef, useState } from 'react';
import * as calls from '../api/endpoints';
import { requestSignIn } from '../session/sign-in-prompt';
import { bakeCrop } from './bake-crop';
import { cardForm, careerEntries, type EditorMode } from './card-form';
import { cardBody } from './card-mapping';
import {
  baseAfter,
  type CardVersion,
  type FormContent,
  formVersion,
  type Merge,
  mergeVersions,
  storedVersion,
  type VersionField,
  withTheirs,
} from './card-merge';
import { pictureMark } from './image-state';
import { type SaveInput, type SaveMemory, saveCard } from './save-card';
import { SaveError } from './save-error';
import type { EditorImages } from './use-editor-images';

/** A card that somebody else saved meanwhile, and how it goes together with the form. */
export interface Conflict extends Merge {
  /** Their version, as it is stored. */
  theirs: StaffPlayerCard;
}

export type SaveResult =
  /** `taken` are the fields that somebody else changed meanwhile, and that were kept. */
  | { kind: 'saved'; card: StaffPlayerCard; taken: VersionField[] }
  /** Both changed the same fields. */
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'failed'; error: unknown };

interface CardSave {
  mode: EditorMode;
  memory: SaveMemory;
  images: EditorImages;
  /** Called when a save completed a step that the draft must record. */
  onStep: () => void;
  /** Called when the save took over somebody else's changes, which the form has to show. */
  onMerge: (merged: FormContent) => void;
}

/** Saves the form, one save at a time; when the session has ended, the user signs in again and the save continues. */
export function useCardSave({ mode, memory, images, onStep, onMerge }: CardSave) {
  const isRunning = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const save = async (content: FormContent, listed: SaveInput['listed']): Promise<SaveResult | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setSaving(true);
    try {
      const options = { calls, memory, onStep, onProgress: images.setProgress };
      const run = async (form: FormContent) => {
        const input = await saveInput(form, mode, listed);
        return signedIn(() => saveCard(input, options));
      };
      return await attempt(content, { run, memory, onStep, onMerge });
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

async function saveInput(
  { values, images }: FormContent,
  mode: EditorMode,
  listed: SaveInput['listed'],
): Promise<SaveInput> {
  const form = cardForm(mode).parse(values);
  const picture = async (kind: 'card' | 'banner') => {
    const { storedUrl, file, focus } = images[kind];
    if (!file) return { storedUrl, file, mark: null };
    // A picture that this browser cannot crop is uploaded unchanged: the server reports what is wrong with it.
    const cut = await bakeCrop(file, focus, kind).catch(() => file);
    return { storedUrl, file: cut, mark: pictureMark(file, focus) };
  };
  return {
    card: cardBody(form, values.career),
    images: { card: await picture('card'), banner: await picture('banner') },
    careers: careerEntries(values.career),
    listed,
  };
}

/** Runs a save; when the session is over, asks to sign in and runs it again. */
async function signedIn(run: () => Promise<StaffPlayerCard>): Promise<StaffPlayerCard> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isOver = error instanceof SaveError && error.isUnauthorized;
      if (!isOver || !(await requestSignIn())) throw error;
    }
  }
}

interface Attempt extends Pick<CardSave, 'memory' | 'onStep' | 'onMerge'> {
  run: (content: FormContent) => Promise<StaffPlayerCard>;
}

/**
 * Runs a save; when somebody else saved the card meanwhile, merges both versions and runs it again on the card as it stands. Only
 * fields that both changed end it.
 */
async function attempt(opened: FormContent, { run, memory, onStep, onMerge }: Attempt): Promise<SaveResult> {
  const taken = new Set<VersionField>();
  let content = opened;
  for (;;) {
    try {
      return { kind: 'saved', card: await run(content), taken: [...taken] };
    } catch (error) {
      const base = memory.activeCard;
      const mine = formVersion(content, memory.uploaded);
      if (error instanceof SaveError && error.isUnanswered) {
        memory.unanswered = mine;
        onStep();
      }
      if (!(error instanceof SaveError && error.isConflict) || !base) return failed(error);
      const theirs = await calls.fetchCard(base.id);
      const merge = mergeVersions(baseOf(base, theirs, memory), mine, storedVersion(theirs));
      if (merge.conflicts.length > 0) return { kind: 'conflict', conflict: { theirs, ...merge } };
      for (const field of merge.taken) taken.add(field);
      memory.activeCard = theirs;
      content = withTheirs(content, theirs, { fields: merge.taken, teams: merge.teams });
      onMerge(content);
    }
  }
}

function baseOf(opened: StaffPlayerCard, theirs: StaffPlayerCard, { unanswered }: SaveMemory): CardVersion {
  const base = storedVersion(opened);
  return unanswered ? baseAfter(unanswered, base, storedVersion(theirs)) : base;
}

function failed(error: unknown): SaveResult {
  console.error('The card could not be saved.', error);
  return { kind: 'failed', error };
}
