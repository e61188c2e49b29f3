import { crop } from '@upfield/cms/art';
import { expect, it } from 'vitest';
import { shownPart } from './bake-crop';

const picture = { width: 1600, height: 900 };

it('shows a part of the place’s shape, inside the picture', () => {
  for (const focus of [
    { x: 0.5, y: 0.4, faceHeight: 0.34 },
    { x: 0.05, y: 0.95, faceHeight: 0.34 },
    { x: 1, y: 0 },
  ]) {
    const part = shownPart(crop(picture, focus, { ratio: 0.78125 }), picture);
    expect(part.width / part.height).toBeCloseTo(0.78125, 5);
    expect(part.left).toBeGreaterThanOrEqual(-0.001);
    expect(part.top).toBeGreaterThanOrEqual(-0.001);
    expect(part.left + part.width).toBeLessThanOrEqual(picture.width + 0.001);
    expect(part.top + part.height).toBeLessThanOrEqual(picture.height + 0.001);
  }
});

it('holds the chosen point', () => {
  const part = shownPart(crop(picture, { x: 0.7, y: 0.4 }, { ratio: 0.78125 }), picture);
  expect(part.left).toBeLessThan(0.7 * picture.width);
  expect(part.left + part.width).toBeGreaterThan(0.7 * picture.width);
});
