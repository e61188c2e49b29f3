import { dots } from '../drawing/dots.ts';
import { stock } from '../drawing/palette.ts';
import { at, disc } from '../drawing/svg.ts';
import { LENGTH, WIDTH } from './formation.ts';
import { type Framing, metresToPixels } from './framing.ts';

/** Grass and its mown stripe: the pitch green, a little apart so that the stripes read under chalk. */
const grass = '#0A6239';
const stripe = '#0E6F43';
const shade = '#06442A';

const STRIPE = 8.75;
const SURROUND = 40;

/** Everything that stands still: turf, stripes, dots toward the far side, chalk lines. */
export function turf(framing: Framing): string {
  const body = stripes() + shadows() + lines();
  const { width, height } = framing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${grass}"/><g transform="${metresToPixels(framing)}">${body}</g></svg>`
  );
}

function stripes(): string {
  const count = Math.ceil((LENGTH + 2 * SURROUND) / (2 * STRIPE));
  const bands = Array.from({ length: count }, (_, i) => (2 * i - 4) * STRIPE);
  return bands
    .map((x) => `<rect x="${x}" y="${-SURROUND}" width="${STRIPE}" height="${WIDTH + 2 * SURROUND}" fill="${stripe}"/>`)
    .join('');
}

/** The light falls on the attacking half; the rest sinks into dots. Dots are placed to the unit, here a decimetre. */
function shadows(): string {
  const screen = dots({
    box: { x: -SURROUND * 5, y: -SURROUND * 5, width: (LENGTH + SURROUND) * 10, height: (WIDTH + SURROUND) * 10 },
    pitch: 13,
    angle: 45,
    ink: shade,
    tone: (x, y) => Math.max(0, Math.hypot((x - LENGTH * 6.2) / 700, (y - WIDTH * 3) / 520) - 0.55) * 0.62,
  });
  return at('scale(.1)', screen);
}

function lines(): string {
  const half = `M${LENGTH / 2} 0V${WIDTH}`;
  const centre = `<circle cx="${LENGTH / 2}" cy="${WIDTH / 2}" r="9.15"/>`;
  const end = penaltyArea();
  const turned = `<g transform="rotate(180 ${LENGTH / 2} ${WIDTH / 2})">${end}</g>`;
  return (
    `<g fill="none" stroke="${stock}" stroke-opacity=".78" stroke-width=".3" stroke-linejoin="round">` +
    `<rect width="${LENGTH}" height="${WIDTH}"/><path d="${half}"/>${centre}${end}${turned}</g>` +
    disc(LENGTH / 2, WIDTH / 2, 0.5, stock) +
    disc(11, WIDTH / 2, 0.45, stock) +
    disc(LENGTH - 11, WIDTH / 2, 0.45, stock)
  );
}

/** Penalty area, goal area, goal, arc and corner quadrants of the left end, in the sizes of the Laws of the Game. */
function penaltyArea(): string {
  const middle = WIDTH / 2;
  const box = (depth: number, span: number) => `M0 ${middle - span / 2}H${depth}v${span}H0`;
  const arcReach = Math.sqrt(9.15 ** 2 - (16.5 - 11) ** 2);
  return (
    `<path d="${box(16.5, 40.32)}${box(5.5, 18.32)}${box(-2.2, 7.32)}"/>` +
    `<path d="M16.5 ${middle - arcReach}A9.15 9.15 0 0 1 16.5 ${middle + arcReach}"/>` +
    `<path d="M1.4 0A1.4 1.4 0 0 1 0 1.4M0 ${WIDTH - 1.4}A1.4 1.4 0 0 1 1.4 ${WIDTH}"/>`
  );
}
