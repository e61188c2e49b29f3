import { expect, it } from 'vitest';
import { feetAndInches, known, metres, pounds } from './measures';

it.each([
  [178, '5′10″'],
  [176, '5′9″'],
  [182.88, '6′0″'],
  [182, '6′0″'],
  [152.4, '5′0″'],
])('prints %s cm as %s', (centimetres, feet) => {
  expect(feetAndInches(centimetres)).toBe(feet);
});

it.each([
  [71, 157],
  [69, 152],
  [60.5, 133],
])('prints %s kg as %s lb', (kilograms, lb) => {
  expect(pounds(kilograms)).toBe(lb);
});

it('prints metres with two decimals', () => {
  expect(metres(180)).toBe('1.80');
  expect(metres(165.5)).toBe('1.66');
});

it('takes a height or weight of nothing as unknown', () => {
  expect(known(0)).toBeNull();
  expect(known(null)).toBeNull();
  expect(known(70)).toBe(70);
});
