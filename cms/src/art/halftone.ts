/** A dot screen over a rectangle. Lengths are units of the drawing. */
export interface HalftoneOptions {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Distance between two dots. */
  readonly pitch: number;
  /** Angle of the screen in degrees. */
  readonly angle: number;
  /** How dark the print is at a point, 0 (no dot) to 1 (dots touch). */
  readonly tone: (x: number, y: number) => number;
  readonly ink: string;
  readonly opacity?: number;
}

const PLATES = 7;
const FAINTEST_TONE = 0.06;
const BLEED = 4;

function plateOf(tone: number): number {
  return Math.min(PLATES - 1, Math.floor(Math.min(1, tone) * PLATES));
}

/**
 * Draws a real halftone: a turned grid of round dots whose size follows the tone. The dots are printed in seven
 * plates, one path each (a zero-length stroke with round caps is a dot), which keeps a screen of a thousand dots small.
 */
export function halftone(options: HalftoneOptions): string {
  const { left, top, right, bottom, pitch, tone } = options;
  const radians = (options.angle * Math.PI) / 180;
  const cosine = Math.cos(radians);
  const sine = Math.sin(radians);
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const reach = Math.ceil(Math.hypot(right - left, bottom - top) / 2 / pitch);
  const plates = new Array<string>(PLATES).fill('');
  for (let u = -reach; u <= reach; u++) {
    for (let v = -reach; v <= reach; v++) {
      const x = middleX + (u * cosine - v * sine) * pitch;
      const y = middleY + (u * sine + v * cosine) * pitch;
      if (x < left - BLEED || x > right + BLEED || y < top - BLEED || y > bottom + BLEED) continue;
      const darkness = tone(x, y);
      if (darkness <= FAINTEST_TONE) continue;
      plates[plateOf(darkness)] += `M${Math.round(x)} ${Math.round(y)}h0`;
    }
  }
  const paths = plates.map((dots, plate) => {
    const width = (pitch * 1.28 * Math.sqrt((plate + 0.7) / PLATES)).toFixed(1);
    return dots && `<path stroke-width="${width}" d="${dots}"/>`;
  });
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  return `<g fill="none" stroke="${options.ink}" stroke-linecap="round"${opacity}>${paths.join('')}</g>`;
}
