import { describe, expect, it } from 'vitest';
import { staffLabels } from '~/labels/staff';
import { ApiError } from '../api/api-error';
import type { EditorMode } from './card-form';
import { SaveError, type SaveStep, saveErrorTexts } from './save-error';

const refused = (status: number) => new ApiError({ kind: 'refused', status, message: 'Some fields are not valid.' });
const cut = new ApiError({ kind: 'unreachable', message: 'connection lost' });

const texts = (step: SaveStep, cause: unknown, mode: EditorMode = 'create') =>
  saveErrorTexts(new SaveError(step, cause), mode, staffLabels.en);

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const UPDATE_FAILED = 'There was an error updating the player. Please try again.';

describe('saveErrorTexts', () => {
  it('shows the error of a create', () => {
    expect(texts('upload', refused(500))).toEqual(['Failed to upload image']);
    expect(texts('career-create', refused(500))).toEqual(['Failed to create career records']);
    expect(texts('card', refused(400))).toEqual(['Some fields are not valid.']);
  });

  it('says why a picture was refused', () => {
    const unreadable = 'This picture cannot be read. Please choose another file.';
    const cause = new ApiError({
      kind: 'refused',
      status: 400,
      message: 'Some fields are not valid.',
      fieldErrors: [{ path: 'image', key: 'image.broken', message: unreadable }],
    });
    expect(texts('upload', cause)).toEqual(['Failed to upload image', unreadable]);
    expect(texts('upload', refused(413))).toEqual(['Failed to upload image', 'Some fields are not valid.']);
  });

  it('always says that an update failed, then why', () => {
    expect(texts('card', refused(500), 'edit')).toEqual([UPDATE_FAILED]);
    expect(texts('career-update', refused(500), 'edit')).toEqual([UPDATE_FAILED, 'Failed to update career records']);
  });

  it('says that the server cannot be reached', () => {
    expect(texts('card', cut)).toEqual([UNREACHABLE]);
    expect(texts('card', refused(503))).toEqual([UNREACHABLE]);
    expect(saveErrorTexts(new TypeError('broken'), 'create', staffLabels.en)).toEqual([UNREACHABLE]);
  });
});
