import { expect, it } from 'vitest';
import { pointInBox, pointInPicture } from './focal-geometry';

const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1600 };
const box = { width: 300, height: 400 };

it('finds a point of the picture in the box and back', () => {
  for (const picture of [wide, tall]) {
    const place = pointInBox({ x: 0.45, y: 0.4 }, picture, box);
    const back = pointInPicture(place, picture, box);
    expect(back.x).toBeCloseTo(0.45, 8);
    expect(back.y).toBeCloseTo(0.4, 8);
  }
});

it('keeps to the middle of what is cut off at the sides', () => {
  expect(pointInBox({ x: 0.5, y: 0.5 }, wide, box)).toEqual({ x: 0.5, y: 0.5 });
});

it('never leaves the picture', () => {
  expect(pointInPicture({ x: -3, y: 9 }, tall, box)).toEqual({ x: 0, y: 1 });
});
