import { describe, expect, it } from 'vitest';
import { storedCard } from '~/player-cards/stored-card.fixture';
import { emptyCareerRow } from './card-form';
import { cardValues } from './card-mapping';
import {
  baseAfter,
  type CardVersion,
  formVersion,
  mergeVersions,
  storedVersion,
  versionText,
  withTheirs,
} from './card-merge';
import { noImage, storedImages } from './image-state';

const base = storedVersion(storedCard);
const merge = (mine: Partial<CardVersion>, theirs: Partial<CardVersion>) =>
  mergeVersions(base, { ...base, ...mine }, { ...base, ...theirs });
const team = (change: object = {}) => ({ team: 'Águila', startYear: '2023', endYear: '', isCurrent: true, ...change });

describe('merging two versions of a card', () => {
  it.each([
    ['nobody changed anything', {}, {}, [], []],
    ['only I changed a field', { gpa: '3.9' }, {}, [], []],
    ['only they changed a field', {}, { gpa: '3.5' }, ['gpa'], []],
    ['each changed another field', { gpa: '3.9' }, { country: 'Panama' }, ['country'], []],
    ['both changed a field alike', { gpa: '3.9' }, { gpa: ' 3.9 ' }, [], []],
    ['both changed a field', { gpa: '3.9' }, { gpa: '3.5' }, [], ['gpa']],
    ['I emptied what they changed', { gpa: '' }, { gpa: '3.5' }, [], ['gpa']],
    ['they emptied what I did not touch', { name: 'Diego José' }, { gpa: '' }, ['gpa'], []],
    ['they chose a picture', {}, { cardImage: 'theirs' }, ['cardImage'], []],
    ['both chose a picture', { cardImage: 'mine' }, { cardImage: 'theirs' }, [], ['cardImage']],
    ['each removed or chose another picture', { cardImage: '' }, { bannerImage: 'b' }, ['bannerImage'], []],
  ])('when %s', (_case, mine, theirs, taken, conflicts) => {
    expect(merge(mine, theirs)).toEqual({ taken, conflicts, teams: null });
  });

  it('takes what a save stored whose answer was lost for no change of theirs', () => {
    const sent = { ...base, gpa: '3.9', height: '181' };
    const theirs = { ...sent, height: '190', country: 'Panama' };
    const mine = { ...sent, gpa: '4' };
    expect(mergeVersions(baseAfter(sent, base, theirs), mine, theirs)).toEqual({
      taken: ['country'],
      conflicts: ['height'],
      teams: null,
    });
  });

  it('names fields in the order of the form', () => {
    const theirs = { bannerImage: 'b', gpa: '1', name: 'Ana', career: [] };
    expect(merge({}, theirs).taken).toEqual(['name', 'gpa', 'career', 'bannerImage']);
    expect(merge({ gpa: '2', name: 'Eva' }, theirs).conflicts).toEqual(['name', 'gpa']);
  });

  it.each([
    ['another order and empty rows are no change', [...base.career].reverse().concat(emptyCareerRow), []],
    ['a team that is no longer the current one is', [team({ isCurrent: false })], ['career']],
    ['the end of a current team, which nobody types, is none', [team({ endYear: '2026' })], []],
  ])('of careers: %s', (_case, career, taken) => {
    const opened = taken.length > 0 || career.length === 1 ? { ...base, career: [team()] } : base;
    expect(mergeVersions(opened, opened, { ...opened, career }).taken).toEqual(taken);
  });

  it('merges a career that both changed team by team', () => {
    const [mine, theirs] = [team({ team: 'FAS' }), team({ team: 'Alianza' })];
    const merged = merge({ career: [...base.career, mine] }, { career: [...base.career, theirs] });
    expect(merged).toEqual({ taken: ['career'], conflicts: [], teams: [...base.career, mine, theirs] });
    expect(
      merge({ career: [] }, { career: base.career.map((row) => ({ ...row, endYear: '2025', isCurrent: false })) }),
    ).toEqual({
      ...{ taken: [], conflicts: ['career'], teams: null },
    });
  });

  it('asks about a career of which both renamed one team', () => {
    const [mine, theirs] = [{ career: [team({ team: 'FAS' })] }, { career: [team({ team: 'Alianza' })], gpa: '3.5' }];
    const opened = { ...base, career: [team()] };
    expect(mergeVersions(opened, { ...opened, ...mine }, { ...opened, ...theirs })).toEqual({
      ...{ taken: ['gpa'], conflicts: ['career'], teams: null },
    });
  });

  it('does not see what the form does not hold', () => {
    const theirs = storedVersion({ ...storedCard, updatedAt: 'later', listed: false, noindex: true });
    expect(mergeVersions(base, base, theirs)).toEqual({ taken: [], conflicts: [], teams: null });
  });
});

describe('the merged form', () => {
  const theirs = {
    ...storedCard,
    country: 'Panama',
    gpa: 3.5,
    career: [],
    cardImageUrl: '/uploads/upfield/theirs.jpg',
    bannerImageUrl: '/uploads/upfield/wide.jpg',
  };
  const mine = { values: { ...cardValues(storedCard), gpa: '3.9' }, images: storedImages(storedCard) };

  it('has their version of the fields that are named, and mine of all others', () => {
    const merged = withTheirs(mine, theirs, { fields: ['country', 'career', 'bannerImage'], teams: null });
    expect(merged.values).toEqual({ ...mine.values, country: 'Panama', career: [emptyCareerRow] });
    expect(merged.images).toEqual({ card: mine.images.card, banner: storedImages(theirs).banner });
  });

  it('keeps a picture that was chosen or removed here', () => {
    const file = new File(['x'], 'mine.jpg', { type: 'image/jpeg' });
    const images = { card: { ...noImage, file }, banner: noImage };
    expect(withTheirs({ ...mine, images }, theirs, { fields: ['country'], teams: null }).images).toEqual(images);
    const { taken, conflicts } = mergeVersions(base, formVersion({ ...mine, images }), storedVersion(theirs));
    expect(taken).toEqual(['country', 'career', 'bannerImage']);
    expect(conflicts).toEqual(['gpa', 'cardImage']);
  });

  it('knows a picture that a save has uploaded', () => {
    const images = { card: { ...noImage, file: new File(['x'], 'mine.jpg') }, banner: noImage };
    const uploaded = new Map([[formVersion({ ...mine, images }).cardImage, theirs.bannerImageUrl ?? '']]);
    expect(formVersion({ ...mine, images }, uploaded).cardImage).toBe(storedVersion(theirs).bannerImage);
  });

  it('has the teams of both', () => {
    const teams = [team(), team({ team: 'FAS' })];
    expect(withTheirs(mine, theirs, { fields: ['career'], teams }).values.career).toEqual(teams);
  });

  it('prints a career one line a team', () => {
    const past = team({ team: 'FAS', endYear: '2022', isCurrent: false });
    expect(versionText([team(), emptyCareerRow, past])).toBe('Águila, 2023 – Present\nFAS, 2023 – 2022');
    expect(versionText(' 3.9 ')).toBe('3.9');
  });
});
