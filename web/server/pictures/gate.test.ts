import { expect, it } from 'vitest';
import { Cms } from '~/content.server/cms';
import { RevisionClock } from '~/content.server/revision-clock';
import { type PictureRequest, SHARE } from '~/ui/picture-address';
import { PictureGate } from './gate';
import { type Original, Originals, OriginalsUnreachable } from './originals';

const MINUTE = 60_000;
const ORIGINAL: Original = { etag: '"1"', focus: null, cacheControl: 'public, max-age=86400', robots: null };
const PERSON: PictureRequest = { variant: SHARE, file: 'upfield/0a1b.png', version: '' };
const MEDIA: PictureRequest = { variant: SHARE, file: 'hall.jpg', version: '1' };

/** It answers neither the question of its revision nor one of a picture. */
const DOWN = { silent: true, storage: false };

/** A gate whose CMS says what `cms` says. */
function setUp() {
  const cms = { revision: 1, silent: false, storage: true, original: ORIGINAL as Original | null, asked: 0 };
  let time = 0;
  const clock = new RevisionClock(() => time);
  const revisions = {
    current() {
      if (!cms.silent) clock.confirm(cms.revision, time);
      return clock.newest;
    },
    get silent() {
      return cms.silent;
    },
  };
  class AnsweringOriginals extends Originals {
    override async find() {
      cms.asked++;
      if (!cms.storage) throw new OriginalsUnreachable('away');
      return cms.original;
    }
  }
  const gate = new PictureGate(new AnsweringOriginals(new Cms(['http://cms.invalid'])), revisions, clock);
  const find = (request: PictureRequest) => gate.find(request, (ask) => ask());
  const later = (milliseconds: number) => {
    time += milliseconds;
  };
  return { cms, find, later };
}

it('asks once a revision, whether the picture is there or not', async () => {
  const { cms, find } = setUp();
  expect(await Promise.all([find(PERSON), find(PERSON)])).toEqual([ORIGINAL, ORIGINAL]);
  expect(await find(PERSON)).toEqual(ORIGINAL);
  expect(cms.asked).toBe(1);
  Object.assign(cms, { revision: 2, original: null });
  for (const _ of [1, 2]) expect(await find(PERSON)).toBeNull();
  expect(cms.asked).toBe(2);
});

it('while the CMS does not answer, players’ pictures are shown until ten minutes after the last confirmation, others for a day', async () => {
  const { cms, find, later } = setUp();
  await find(PERSON);
  await find(MEDIA);
  later(5 * MINUTE);
  // Confirms the revision.
  await find(PERSON);
  Object.assign(cms, DOWN);
  later(10 * MINUTE);
  expect(await find(PERSON)).toEqual(ORIGINAL);
  later(1);
  await expect(find(PERSON)).rejects.toThrow(OriginalsUnreachable);
  later(23 * 60 * MINUTE);
  expect(await find(MEDIA)).toEqual(ORIGINAL);
  later(60 * MINUTE);
  await expect(find(MEDIA)).rejects.toThrow(OriginalsUnreachable);
});

it('shows no player’s picture at a newer revision for which the CMS did not answer', async () => {
  const { cms, find } = setUp();
  await find(PERSON);
  await find(MEDIA);
  cms.revision = 2;
  // Another picture made the server learn of the new revision.
  await find({ ...MEDIA, file: 'other.jpg' });
  Object.assign(cms, DOWN);
  await expect(find(PERSON)).rejects.toThrow(OriginalsUnreachable);
  expect(await find(MEDIA)).toEqual(ORIGINAL);
});

it('asks for a picture that it does not know also after the CMS was late with its revision', async () => {
  const { cms, find } = setUp();
  await find(MEDIA);
  cms.silent = true;
  expect(await find(PERSON)).toEqual(ORIGINAL);
  cms.original = null;
  expect(await find({ ...PERSON, file: 'upfield/hidden.jpg' })).toBeNull();
});

it('while the storage is away and pages are edited, page art is shown for a day, and a player’s picture is not: it may have been hidden', async () => {
  const { cms, find, later } = setUp();
  await find(PERSON);
  await find(MEDIA);
  Object.assign(cms, { revision: 2, storage: false });
  expect(await find(MEDIA)).toEqual(ORIGINAL);
  await expect(find(PERSON)).rejects.toThrow(OriginalsUnreachable);
  later(24 * 60 * MINUTE + 1);
  await expect(find(MEDIA)).rejects.toThrow(OriginalsUnreachable);
});
