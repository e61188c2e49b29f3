import { expect, it } from 'vitest';
import { likelyFirstLetters, mistakesBetween, nearestWord } from './near-words';

it.each([
  ['barrera', 'barrera', 0],
  ['barera', 'barrera', 1],
  ['barrrera', 'barrera', 1],
  ['barreta', 'barrera', 1],
  ['barrear', 'barrera', 1],
  ['hernadnes', 'hernandez', 2],
  ['', 'paz', 3],
])('%s and %s are %d apart', (one, other, mistakes) => {
  expect(mistakesBetween(one, other)).toBe(mistakes);
  expect(mistakesBetween(other, one)).toBe(mistakes);
});

it.each([
  ['barera', ['barrera', 'barrios'], 'barrera'],
  ['hernadnes', ['hernandez', 'fernandez'], 'hernandez'],
  ['vasquez', ['basquez', 'vazquez'], 'basquez'],
  ['goalkeper', ['goalkeeper'], 'goalkeeper'],
  ['paz', ['pez'], null],
  ['rivas', ['riveras'], null],
])('%s of %j is %s', (word, candidates, nearest) => expect(nearestWord(word, candidates)).toBe(nearest));

it.each([
  ['jimenez', ['g', 'h', 'j']],
  ['vasquez', ['b', 'v']],
  ['ñu', ['ñ']],
])('%s may begin with %j', (word, letters) => expect(likelyFirstLetters(word)).toEqual(letters));
