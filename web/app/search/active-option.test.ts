import { expect, it } from 'vitest';
import { type ActiveOption, moveActive } from './active-option';

it.each<[string, ActiveOption, number, ActiveOption | undefined]>([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, null],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', null, 3, undefined],
  ['End', null, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', null, 0, undefined],
])('%s on %s of %s leads to %s', (key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});
