import { describe, expect, it } from 'vitest';
import { type Crop, crop, type FocalPoint, UNKNOWN_FACE } from './crop';

const CARD = { ratio: 500 / 640 };
const landscape = { width: 3000, height: 2000 };
const tall = { width: 1000, height: 3000 };

function expectNoEmptyEdge({ left, top, width, height }: Crop): void {
  const hair = 1e-9;
  expect(left).toBeLessThanOrEqual(hair);
  expect(top).toBeLessThanOrEqual(hair);
  expect(left + width).toBeGreaterThanOrEqual(1 - hair);
  expect(top + height).toBeGreaterThanOrEqual(1 - hair);
}

describe('focal crop', () => {
  it('brings a face to 43 % of the height, centred at 50 / 39 %', () => {
    const face: FocalPoint = { x: 0.5, y: 0.4, faceHeight: 0.2 };
    const result = crop(landscape, face, CARD);
    expect(result.height * 0.2).toBeCloseTo(0.43);
    expect(result.left + face.x * result.width).toBeCloseTo(0.5);
    expect(result.top + face.y * result.height).toBeCloseTo(0.39);
  });

  it('keeps the proportions of the picture', () => {
    const { width, height } = crop(landscape, { x: 0.3, y: 0.5, faceHeight: 0.3 }, CARD);
    expect((width * CARD.ratio) / height).toBeCloseTo(1.5);
  });

  it('covers the box when no face is known', () => {
    const result = crop(tall, UNKNOWN_FACE, CARD);
    expect(result.width).toBeCloseTo(1);
    expectNoEmptyEdge(result);
  });

  it('never shows an empty edge, wherever the face is', () => {
    for (const picture of [landscape, tall]) {
      for (const x of [0.01, 0.2, 0.5, 0.99]) {
        for (const y of [0.01, 0.5, 0.99]) {
          for (const faceHeight of [undefined, 0.02, 0.3, 0.9])
            expectNoEmptyEdge(crop(picture, { x, y, faceHeight }, CARD));
        }
      }
    }
  });

  it('enlarges a face near an edge further, but never past four times', () => {
    const middle = crop(landscape, { x: 0.5, y: 0.4, faceHeight: 0.3 }, CARD);
    const edge = crop(landscape, { x: 0.15, y: 0.4, faceHeight: 0.3 }, CARD);
    expect(edge.height).toBeGreaterThan(middle.height);
    expect(crop(landscape, { x: 0.5, y: 0.4, faceHeight: 0.01 }, CARD).height).toBeCloseTo(4);
  });
});
