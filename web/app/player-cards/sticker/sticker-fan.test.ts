import { expect, test } from 'vitest';
import { fanOf } from './sticker-fan.server';

const card = (id: number, country: string) => ({ id, country });

test('takes the first card of each of the first three countries', () => {
  const cards = [card(1, 'El Salvador'), card(2, 'El Salvador'), card(3, 'Mexico'), card(4, 'Panama'), card(5, 'Peru')];
  expect(fanOf(cards).map(({ id }) => id)).toEqual([1, 3, 4]);
});

test('is no fan with fewer than three', () => {
  expect(fanOf([card(1, 'El Salvador'), card(2, 'El Salvador'), card(3, 'Mexico')])).toEqual([]);
});
