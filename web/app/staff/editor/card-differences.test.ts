import { expect, it } from 'vitest';
import { storedCard } from '~/player-cards/stored-card.fixture';
import { cardDifferences, isSameToForm } from './card-differences';
import { emptyCareerRow } from './card-form';
import { newCardValues } from './card-mapping';

const pictures = { cardImage: '', bannerImage: '' };
const mine = { ...newCardValues(), name: 'Diego', gpa: '3.7', ...pictures };

it('names what differs, in the order of the form', () => {
  const theirs = { ...mine, gpa: '3.9', name: 'Diego José', cardImage: 'a.jpg' };
  expect(cardDifferences(mine, theirs)).toEqual([
    { field: 'name', mine: 'Diego', theirs: 'Diego José' },
    { field: 'gpa', mine: '3.7', theirs: '3.9' },
    { field: 'cardImage', mine: '', theirs: 'a.jpg' },
  ]);
});

it('compares careers, empty rows left out', () => {
  const row = { team: 'Águila', startYear: '2023', endYear: '', isCurrent: true };
  expect(cardDifferences({ ...mine, career: [row, emptyCareerRow] }, { ...mine, career: [row] })).toEqual([]);
  expect(cardDifferences({ ...mine, career: [row] }, { ...mine, career: [emptyCareerRow] })).toEqual([
    { field: 'career', mine: 'Águila, 2023 –', theirs: '' },
  ]);
});

it('takes a card whose visibility or consent was changed for the same', () => {
  expect(isSameToForm(storedCard, { ...storedCard, updatedAt: 'later', listed: false })).toBe(true);
  expect(isSameToForm(storedCard, { ...storedCard, updatedAt: 'later', name: 'Diega' })).toBe(false);
  expect(isSameToForm(storedCard, { ...storedCard, cardImageUrl: '/uploads/upfield/new.jpg' })).toBe(false);
});
