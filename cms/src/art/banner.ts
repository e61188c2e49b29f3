import { type CardArtOptions, cardLook } from './card';
import type { CountryInks } from './countries';
import type { Discipline } from './discipline';
import { GROUNDS, type Ground, type GroundLine, type GroundPoint } from './ground-lines';
import { halftone } from './halftone';
import { HOT, INK, PAPER } from './inks';
import { lettering, letteringWidth } from './lettering';
import { hash, seededRandom } from './seeded-random';
import { repeat, svg } from './svg';

export const BANNER_WIDTH = 1920;
export const BANNER_HEIGHT = 720;

/** Heights at which the scene's parts begin. The page shows about 110 to 590 of it and lets the ground dissolve. */
const STAND_TOP = 84;
const BOARDS_TOP = 366;
const BOARDS_HEIGHT = 50;
const GROUND_TOP = BOARDS_TOP + BOARDS_HEIGHT;

/** The camera: how far away the ground is, and how wide the view. */
const HORIZON = 300;
const EYE_HEIGHT = 10900;
const NEAREST = 18;
const FOCAL = 1250;

/** Where a point of the ground, `height` above it, is seen. */
function project([across, away]: GroundPoint, height = 0): [x: number, y: number] {
  const depth = away + NEAREST;
  return [BANNER_WIDTH / 2 + (across * FOCAL) / depth, HORIZON + (EYE_HEIGHT - height * FOCAL * 0.75) / depth];
}

function pathOf(line: GroundLine): string {
  return line
    .map((point, index) => {
      const [x, y] = project(point);
      return `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join('');
}

const MESHES = 36;

function net({ away, reach, bottom, top }: NonNullable<Ground['net']>, ink: string): string {
  const corner = (across: number, up: number) => project([across, away], up).map(Math.round).join(' ');
  const cords = repeat(MESHES + 1, (at) => {
    const across = -reach + (2 * reach * at) / MESHES;
    return `M${corner(across, bottom)}L${corner(across, top)}`;
  });
  const rows = [0, 0.25, 0.5, 0.75]
    .map((share) => bottom + (top - bottom) * share)
    .map((up) => `M${corner(-reach, up)}L${corner(reach, up)}`)
    .join('');
  const posts = [-reach, reach].map((across) => `M${corner(across, 0)}L${corner(across, top)}`).join('');
  return (
    `<path d="${cords}${rows}" fill="none" stroke="${ink}" stroke-width="2.5" opacity=".75"/>` +
    `<path d="${posts}M${corner(-reach, top)}L${corner(reach, top)}" fill="none" stroke="${ink}" stroke-width="11"/>`
  );
}

/** The shadow of the boards, which fades out so that the ground ends in the flat field colour. */
function boardShadow(inks: CountryInks): string {
  return halftone({
    left: 0,
    top: GROUND_TOP,
    right: BANNER_WIDTH,
    bottom: GROUND_TOP + 150,
    pitch: 22,
    angle: 18,
    tone: (_, y) => Math.max(0, 1 - (y - GROUND_TOP) / 140) ** 1.4 * 0.9,
    ink: inks.fieldDots,
  });
}

function ground(inks: CountryInks): string {
  const height = BANNER_HEIGHT - GROUND_TOP;
  return `<rect y="${GROUND_TOP}" width="${BANNER_WIDTH}" height="${height}" fill="${inks.field}"/>${boardShadow(inks)}`;
}

/** The court's lines, its lane ropes and its net, over ground and boards. */
function courtLines(inks: CountryInks, discipline: Discipline): string {
  const { lines, ropes = [], net: acrossCourt } = GROUNDS[discipline];
  // Paper lines would not show on a pale field.
  const ink = inks.frame ? inks.number : PAPER;
  return (
    `<path d="${lines.map(pathOf).join('')}" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round" opacity=".8"/>` +
    `<path d="${ropes.map(pathOf).join('')}" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-dasharray="58 46"/>` +
    (acrossCourt ? net(acrossCourt, ink) : '')
  );
}

const SEAT_PITCH = 34;
const ROW_PITCH = 28;

/** Heads in the stand, row by row, in the inks of the country; each ink is one path of dots. */
function crowd(inks: CountryInks, seed: string): string {
  const random = seededRandom(seed);
  const paints = [PAPER, inks.number, inks.shirtSecond, inks.trim, inks.fieldDots, INK];
  const dots = paints.map(() => '');
  for (let row = 0; STAND_TOP + 24 + row * ROW_PITCH < BOARDS_TOP - 8; row++) {
    const y = STAND_TOP + 24 + row * ROW_PITCH;
    for (let x = (row % 2) * 17; x < BANNER_WIDTH + SEAT_PITCH; x += SEAT_PITCH) {
      const paint = Math.floor(random.next() * (paints.length + 2));
      if (paint < paints.length) dots[paint] += `M${x} ${y + random.integer(-3, 3)}h0`;
    }
  }
  return dots
    .map((path, index) => `<path d="${path}" stroke="${paints[index]}" stroke-width="22" stroke-linecap="round"/>`)
    .join('');
}

/** The stand: the darker ink filled with a crowd, under the edge of the roof. */
function stand(inks: CountryInks, seed: string): string {
  return (
    `<path d="M0 ${STAND_TOP}H${BANNER_WIDTH}V${BOARDS_TOP}H0Z" fill="${inks.fieldDots}"/>${crowd(inks, seed)}` +
    `<path d="M0 ${STAND_TOP - 10}H${BANNER_WIDTH}V${STAND_TOP + 4}H0Z" fill="${INK}"/>`
  );
}

/** A floodlight: mast, panel, two rows of lamps. */
function floodlight(x: number): string {
  const lamps = repeat(8, (lamp) => `M${x - 42 + (lamp % 4) * 28} ${30 + Math.floor(lamp / 4) * 26}h0`);
  return (
    `<path d="M${x} 60V${STAND_TOP}" stroke="${INK}" stroke-width="12"/><rect x="${x - 62}" y="10" width="124" height="66" rx="6" fill="${INK}"/>` +
    `<path d="${lamps}" stroke="${PAPER}" stroke-width="19" stroke-linecap="round"/>`
  );
}

const NUMBER_CENTRE = 720;
const NUMBER_HEIGHT = 222;

/** The class as a banner held up by the stand: cloth, and the number on it. */
function tifo(number: string, inks: CountryInks): string {
  if (!number) return '';
  const half = letteringWidth(number, NUMBER_HEIGHT) / 2 + 44;
  const [left, right] = [NUMBER_CENTRE - half, NUMBER_CENTRE + half].map(Math.round);
  const cloth = `M${left} 106C${NUMBER_CENTRE - 90} 96 ${NUMBER_CENTRE + 80} 114 ${right} 102L${right} 368H${left}Z`;
  return (
    `<path d="${cloth}" fill="${inks.field}" stroke="${PAPER}" stroke-width="10" stroke-linejoin="round"/>` +
    lettering(number, { centre: NUMBER_CENTRE, baseline: 348, capHeight: NUMBER_HEIGHT, fill: inks.number })
  );
}

/** The boards along the line, printed with the house's name and the class, as a year alone: one drawing stands on pages of both languages. */
function boards(number: string, country: string): string {
  const texts = ['UPFIELD', number ? `20${number}` : 'UPFIELD', country];
  const width = BANNER_WIDTH / 5;
  const board = (index: number) => {
    const [ground, ink] = index % 2 ? [HOT, INK] : [INK, PAPER];
    const text = texts[index % texts.length] ?? '';
    const capHeight = Math.min(26, (26 * (width - 40)) / letteringWidth(text, 26));
    return (
      `<rect x="${index * width}" y="${BOARDS_TOP}" width="${width}" height="${BOARDS_HEIGHT}" fill="${ground}"/>` +
      lettering(text, { centre: (index + 0.5) * width, baseline: BOARDS_TOP + 38, capHeight, fill: ink })
    );
  };
  return repeat(5, board);
}

/**
 * The wide scene behind a demo player's name: stand with crowd and class number, boards, and the sport's own court in
 * perspective, in the country's inks. The ground ends in the flat field colour, into which the page dissolves it.
 * @returns an SVG document of 1920 by 720
 */
export function banner(options: CardArtOptions): string {
  const { inks, discipline } = cardLook(options);
  const seed = String(hash(`${options.name}|${options.country}`));
  const shapes =
    `<rect width="${BANNER_WIDTH}" height="${STAND_TOP}" fill="${inks.field}"/>${[250, 1190, 1670].map(floodlight).join('')}` +
    stand(inks, seed) +
    tifo(options.number, inks) +
    ground(inks) +
    boards(options.number, inks.name) +
    courtLines(inks, discipline);
  return svg(shapes, { width: BANNER_WIDTH, height: BANNER_HEIGHT });
}
