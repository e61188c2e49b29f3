import { expect, it } from 'vitest';
import { englishScore, gpaText } from './scores';

it('prefers TOEFL, then Duolingo, then SAT', () => {
  expect(englishScore({ toeflScore: 94, duolingoScore: 120, satScore: 1180 })).toEqual({
    test: 'toeflScore',
    score: 94,
  });
  expect(englishScore({ toeflScore: null, duolingoScore: 120, satScore: 1180 })).toEqual({
    test: 'duolingoScore',
    score: 120,
  });
  expect(englishScore({ satScore: 1180 })).toEqual({ test: 'satScore', score: 1180 });
});

it('counts a score of 0 as taken', () => {
  expect(englishScore({ toeflScore: 0, satScore: 1000 })).toEqual({ test: 'toeflScore', score: 0 });
});

it('keeps the place of TOEFL when no test was taken', () => {
  expect(englishScore({ toeflScore: null, duolingoScore: null, satScore: null })).toEqual({
    test: 'toeflScore',
    score: null,
  });
});

it.each([
  [4, '4.0'],
  [3.7, '3.7'],
  [3.55, '3.55'],
  [0, '0.0'],
])('prints a GPA of %s as %s', (gpa, text) => {
  expect(gpaText(gpa)).toBe(text);
});
