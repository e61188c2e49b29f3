import type { Discipline } from './discipline';
import { PAPER } from './inks';
import { repeat } from './svg';

const pitch =
  '<path d="M-10 300H510"/><circle cx="250" cy="300" r="205"/><path d="M90 -10V90H410V-10M170 -10V34H330V-10M190 90a72 72 0 0 0 120 0M-10 620a40 40 0 0 0 40-40"/>';

const LINES: Readonly<Record<Discipline, () => string>> = {
  soccer: () => `${pitch}<circle cx="250" cy="300" r="7" fill="${PAPER}"/>`,
  basketball: () =>
    '<path d="M-20 560H520M110 640V330a140 140 0 0 1 280 0V640M180 640V330H320V640M-60 640V420a310 310 0 0 1 620 0V640"/><circle cx="250" cy="330" r="70"/>',
  volleyball: () =>
    `<path d="M-10 90H510M-10 128H510M-10 166H510M-10 204H510${repeat(14, (index) => `M${index * 40 - 10} 90V204`)}"/>` +
    '<path stroke-width="14" d="M-10 84H510"/><path d="M60 210V640M440 210V640M60 420H440"/>',
  tennis: () => '<path d="M40 -10V650M460 -10V650M96 -10V650M404 -10V650M96 150H404M96 500H404M250 150V500"/>',
  track: () =>
    `<path d="${repeat(8, (lane) => `M${lane * 66 - 40} 650C${lane * 66 + 40} 420 ${lane * 66 + 120} 240 ${lane * 70 + 330} -20`)}"/>`,
  // Lane ropes are strings of floats, so the lines are long dashes with round ends.
  swimming: () =>
    `<path stroke-width="12" stroke-linecap="round" stroke-dasharray="44 38" d="${repeat(5, (lane) => `M${lane * 112 + 26} -10V650`)}"/>`,
  golf: () =>
    '<path d="M-20 420C60 330 150 350 230 300S420 210 520 250M-20 520C90 430 180 450 270 390S430 300 520 340M-20 620C110 520 210 550 310 480S450 390 520 430"/>' +
    '<ellipse cx="392" cy="150" rx="92" ry="44"/><path d="M392 150V30"/><path d="M392 30L452 52L392 74Z"/>',
  baseball: () =>
    '<path d="M250 620L-60 310M250 620L560 310M250 560L90 400L250 240L410 400Z"/><circle cx="250" cy="400" r="34"/><path d="M-40 330C60 40 440 40 540 330"/>',
  other: () => pitch,
};

/** Chalk lines of the discipline's own court seen from above, on a field of 500 by 640. */
export function court(discipline: Discipline): string {
  return `<g fill="none" stroke="${PAPER}" stroke-width="5" opacity=".55">${LINES[discipline]()}</g>`;
}
