import { LENGTH, WIDTH } from './formation.ts';

/** How the pitch is put into a picture. */
export interface Framing {
  /** Size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Which part shows where the pitch overflows, 0 to 1 along the pitch and across it. */
  readonly along: number;
  readonly across: number;
}

/** Turf shown beyond the lines, in metres, at least. */
const MARGIN = 3;

/** Whether the pitch stands upright, attacking to the top. */
export function isTall({ width, height }: Framing): boolean {
  return height > width;
}

/** The SVG transform from metres to the pixels of the picture; the pitch always covers it. */
export function metresToPixels(framing: Framing): string {
  const { width, height, along, across } = framing;
  if (isTall(framing)) {
    const scale = Math.max(width / (WIDTH + MARGIN), height / (LENGTH + 2 * MARGIN));
    const left = (width - WIDTH * scale) * across;
    const bottom = height - (height - LENGTH * scale) * (1 - along);
    return `translate(${left} ${bottom}) rotate(-90) scale(${scale})`;
  }
  const scale = Math.max(width / (LENGTH + 2 * MARGIN), height / (WIDTH + 2 * MARGIN));
  return `translate(${(width - LENGTH * scale) * along} ${(height - WIDTH * scale) * across}) scale(${scale})`;
}
