import type { StaffLabels } from '~/labels/en/staff';
import { ApiError } from '../api/api-error';
import type { EditorMode } from './card-form';

/** Where a save stopped. */
export type SaveStep = 'upload' | 'card' | 'career-create' | 'career-update';

/** A save that stopped; `cause` is what the call threw. */
export class SaveError extends Error {
  readonly step: SaveStep;

  constructor(step: SaveStep, cause: unknown) {
    super(`The save stopped at ${step}.`, { cause });
    this.name = 'SaveError';
    this.step = step;
  }

  /** The session has ended; after signing in, saving again continues this save. */
  get isUnauthorized(): boolean {
    return this.cause instanceof ApiError && this.cause.isUnauthorized;
  }

  /** The server does not know a picture of the card, or no longer. */
  get isPictureGone(): boolean {
    const fields = this.cause instanceof ApiError ? this.cause.fieldErrors : [];
    return fields.some(({ path }) => path === 'cardImageUrl' || path === 'bannerImageUrl');
  }

  /** The card itself was saved; its careers were not. */
  get isAfterCard(): boolean {
    return this.step === 'career-create' || this.step === 'career-update';
  }

  /** No answer came to the card's own call, or one that does not say what became of it: the card may be stored. */
  get isUnanswered(): boolean {
    return (
      this.step === 'card' &&
      !(this.cause instanceof ApiError && this.cause.kind === 'refused' && this.cause.status < 500)
    );
  }

  /** Somebody else saved the card after it was opened. */
  get isConflict(): boolean {
    return this.step === 'card' && this.cause instanceof ApiError && this.cause.status === 409;
  }
}

/**
 * What the dialog says about a failed save (specification §8).
 * @returns sentences, those of the server last
 */
export function saveErrorTexts(error: unknown, mode: EditorMode, labels: StaffLabels): string[] {
  const failed = error instanceof SaveError ? error : new SaveError('card', error);
  const texts: string[] = mode === 'edit' ? [labels.updateFailed] : [];
  if (failed.step !== 'card') texts.push(labels.stepFailed[failed.step]);
  const cause = failed.cause instanceof ApiError ? failed.cause : null;
  if (cause?.kind === 'unreachable') texts.push(labels.unreachable);
  if (cause) texts.push(...refusalTexts(failed.step, cause));
  return texts.length > 0 ? texts : [labels.unreachable];
}

/**
 * Only a 4xx answer carries a reason for the user. Errors of a field are shown at that field; a refused picture has no
 * field of its own, so the dialog shows the reason.
 */
function refusalTexts(step: SaveStep, { kind, status, message, fieldErrors }: ApiError): string[] {
  if (kind !== 'refused' || status >= 500) return [];
  const reasons = step === 'upload' ? [...new Set(fieldErrors.map((field) => field.message))] : [];
  return reasons.length > 0 ? reasons : [message];
}
