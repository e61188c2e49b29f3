import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { SaveError, saveErrorTexts } from './save-error';

const refused = (status: number) => new ApiError({ kind: 'refused', status, message: 'Some fields are not valid.' });
const cut = new ApiError({ kind: 'unreachable', message: 'connection lost' });

describe('saveErrorTexts', () => {
  it('shows the error of a create', () => {
    expect(saveErrorTexts(new SaveError('upload', refused(500)), 'create').keys).toEqual(['image.upload.failed']);
    expect(saveErrorTexts(new SaveError('career-create', refused(500)), 'create').keys).toEqual([
      'career.create.failed',
    ]);
    expect(saveErrorTexts(new SaveError('card', refused(400)), 'create')).toEqual({
      keys: [],
      serverTexts: ['Some fields are not valid.'],
    });
  });

  it('says why a picture was refused', () => {
    const unreadable = 'This picture cannot be read. Please choose another file.';
    const cause = new ApiError({
      kind: 'refused',
      status: 400,
      message: 'Some fields are not valid.',
      fieldErrors: [{ path: 'image', key: 'image.broken', message: unreadable }],
    });
    expect(saveErrorTexts(new SaveError('upload', cause), 'create')).toEqual({
      keys: ['image.upload.failed'],
      serverTexts: [unreadable],
    });
    expect(saveErrorTexts(new SaveError('upload', refused(413)), 'create').serverTexts).toEqual([
      'Some fields are not valid.',
    ]);
  });

  it('always says that an update failed, then why', () => {
    expect(saveErrorTexts(new SaveError('card', refused(500)), 'edit').keys).toEqual(['card.update.failed']);
    expect(saveErrorTexts(new SaveError('career-update', refused(500)), 'edit').keys).toEqual([
      'card.update.failed',
      'career.update.failed',
    ]);
  });

  it('says that the server cannot be reached', () => {
    expect(saveErrorTexts(new SaveError('card', cut), 'create').keys).toEqual(['auth.unreachable']);
    expect(saveErrorTexts(new SaveError('card', refused(503)), 'create').keys).toEqual(['auth.unreachable']);
  });
});
