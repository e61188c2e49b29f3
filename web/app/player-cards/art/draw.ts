import {
  COUNTRIES,
  type CountryCode,
  court,
  type Discipline,
  figure,
  halftone,
  nameInk,
  PAPER,
} from '@upfield/cms/art';
import type { Drawing } from './art-address';

const HERO_WIDTH = 1440;
const HERO_HEIGHT = 720;

/** Half a pitch seen from the side: penalty area, goal area, halfway line, centre circle. */
const HALF_PITCH =
  '<path d="M720 -10V730M-10 120H230V600H-10M-10 250H90V470H-10M230 270a130 130 0 0 1 0 180"/><circle cx="720" cy="360" r="200"/>';

/** Courts are drawn upright for stickers: 2.88 times as large they cover the hero. */
function heroCourt(discipline: Discipline, country: CountryCode): string {
  const pale = nameInk(country) === 'ink';
  const paint = `fill="none" stroke="${pale ? COUNTRIES[country].fieldDots : PAPER}" opacity="${pale ? 0.8 : 0.45}"`;
  if (discipline === 'soccer' || discipline === 'other') return `<g ${paint} stroke-width="5">${HALF_PITCH}</g>`;
  return `<g opacity=".8" transform="translate(0 -560) scale(2.88)">${court(discipline)}</g>`;
}

function heroGround({ country, discipline }: Drawing): string {
  const { field, fieldDots } = COUNTRIES[country];
  const dots = halftone({
    left: 0,
    top: 0,
    right: HERO_WIDTH,
    bottom: HERO_HEIGHT,
    pitch: 22,
    angle: 18,
    tone: (x, y) => Math.max(0, (y - 330 + x * 0.24) / 760) ** 1.15,
    ink: fieldDots,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${HERO_WIDTH} ${HERO_HEIGHT}" preserveAspectRatio="xMaxYMid slice">` +
    `<rect width="${HERO_WIDTH}" height="${HERO_HEIGHT}" fill="${field}"/>${dots}${heroCourt(discipline, country)}</svg>`
  );
}

/** Draws a neutral picture as an SVG document: grounds and figures without a face (decisions, Images). */
export function draw(drawing: Drawing): string {
  if (drawing.layer === 'hero') return heroGround(drawing);
  const { layer, country, discipline, number, initials } = drawing;
  return figure({ name: [...initials].join(' '), country, sport: discipline, number }, layer);
}
