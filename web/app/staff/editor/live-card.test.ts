import { expect, it } from 'vitest';
import { newCardValues } from './card-mapping';
import { stickerOf } from './live-card';

const sports = [{ id: 's1', name: 'Tennis' }];
const print = (change: Partial<ReturnType<typeof newCardValues>>) =>
  stickerOf({ ...newCardValues(), ...change }, { sports, picture: null, isDrawn: false });

it('prints what is typed, a comma read as a decimal sign', () => {
  expect(print({ name: ' Diego ', sport: 's1', gpa: '3,7', graduationYear: '2027' })).toMatchObject({
    name: 'Diego',
    sport: { _id: 's1', name: 'Tennis' },
    gpa: 3.7,
    highSchoolGraduation: 2027,
  });
});

it('prints no figure that the card could not have', () => {
  expect(print({ gpa: '37', height: 'tall', toeflScore: '' })).toMatchObject({
    gpa: null,
    height: null,
    toeflScore: null,
    highSchoolGraduation: undefined,
  });
});
