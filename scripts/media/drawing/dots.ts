import { halftone } from '../../../cms/src/art/index.ts';

/** A rectangle in the user units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How dark the print is at a point, from 0 (no dot) to 1 (the dots touch). */
export type Tone = (x: number, y: number) => number;

export interface Dots {
  readonly box: Box;
  /** Distance between neighbouring dots, in user units. */
  readonly pitch: number;
  /** Angle of the grid, in degrees; the usual one when absent. */
  readonly angle?: number;
  readonly tone: Tone;
  readonly ink: string;
  readonly opacity?: number;
}

/** The same dot screen that the stickers are printed with, over a box. */
export function dots({ box, pitch, angle = 18, tone, ink, opacity }: Dots): string {
  return halftone({
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
    pitch,
    angle,
    tone,
    ink,
    opacity,
  });
}

/**
 * A tone that rises down the picture, a little faster to the right: the light of every printed ground.
 * @param from where the first dots appear at the left edge, in user units
 * @param span over how many units the tone climbs to its full strength
 */
export function rising(from: number, span: number, slope = 0.35): Tone {
  return (x, y) => Math.max(0, (y - from + x * slope) / span) ** 1.5 * 0.95;
}

/** A shaded ball or plate: darker to the lower right, nothing outside the circle. */
export function rounded(cx: number, cy: number, r: number, steepness: number, start = 0): Tone {
  return (x, y) => {
    if (Math.hypot(x - cx, y - cy) >= r) return 0;
    return Math.max(0, (x - cx + (y - cy) * 1.4) / (r * steepness) + start);
  };
}
