import { describe, expect, it } from 'vitest';
import { fitToPlate, leading, letterBucket, longestWord } from './fit';

/** A font whose letters are half as wide as the size at 100 %, and grow evenly with the axis. */
const plate = (letters: number, room: number) => ({
  room,
  fontSize: 100,
  letters,
  measure: (width: number) => letters * 0.5 * width,
});

describe('fit to plate', () => {
  it('opens the letters until the name fills the plate', () => {
    const { width, scale, spacing } = fitToPlate(plate(6, 300));
    expect(width).toBeGreaterThan(99);
    expect(width).toBeLessThanOrEqual(100);
    expect([scale, spacing]).toEqual([1, 0]);
  });

  it('measures a few widths only, of a font that grows faster at its wide end, too', () => {
    const asked: number[] = [];
    const bent = (width: number) => {
      asked.push(width);
      return Math.round(width <= 100 ? 3 * width : 300 + 5 * (width - 100));
    };
    const { width } = fitToPlate({ room: 360, fontSize: 100, letters: 6, measure: bent });
    expect(bent(width)).toBeGreaterThan(358);
    expect(bent(width)).toBeLessThanOrEqual(360);
    expect(asked.length).toBeLessThan(9);
  });

  it('makes a long name smaller instead of letting it overflow', () => {
    expect(fitToPlate(plate(10, 155))).toEqual({ width: 62, scale: 0.5, spacing: 0 });
  });

  it('spreads a short name up to a maximum', () => {
    expect(fitToPlate(plate(3, 190)).spacing).toBeCloseTo(2.5 / 3 / 100, 5);
    expect(fitToPlate(plate(3, 900))).toEqual({ width: 125, scale: 1, spacing: 0.12 });
  });

  it('stops at the widest letters it is allowed', () => {
    expect(fitToPlate({ ...plate(3, 900), widest: 110 }).width).toBe(110);
  });
});

describe('letter bucket', () => {
  it('counts an accented letter once, however it is encoded', () => {
    expect(letterBucket('Núñez')).toBe(5);
    expect(letterBucket('Núñez'.normalize('NFD'))).toBe(5);
  });

  it('stays within the sizes the style sheet knows', () => {
    expect(letterBucket('Paz')).toBe(3);
    expect(letterBucket('X')).toBe(3);
    expect(letterBucket('Hernández de la Cruz Monterrosa')).toBe(20);
  });
});

describe('longest word', () => {
  it('is the first of the longest', () => {
    expect(longestWord('Player experiences')).toBe('experiences');
    expect(longestWord(' Scholarships ')).toBe('Scholarships');
    expect(longestWord(' ')).toBe('');
  });
});

it.each(['Get Recruited', 'Player Draft 2025', 'Don’t wait!', ''])('%j is set in tight lines', (text) => {
  expect(leading(text)).toBeUndefined();
});

it.each(['Para la próxima', 'Cómo, cuándo', '¿Quién?', 'Questions', 'Muñoz', 'Åse'])('%j needs room', (text) => {
  expect(leading(text)).toBe('loose');
});
