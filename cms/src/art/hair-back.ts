import { repeat } from './svg';

/** Men's and women's cuts; `cap` is a swimmer's. */
export type HairCut =
  | 'crop'
  | 'fade'
  | 'curls'
  | 'buzz'
  | 'quiff'
  | 'wavy'
  | 'topknot'
  | 'side'
  | 'afro'
  | 'locs'
  | 'ponytail'
  | 'long'
  | 'bun'
  | 'braids'
  | 'band'
  | 'bob'
  | 'puffs'
  | 'cap';

function shape(outline: string): (ink: string) => string {
  return (ink) => `<path fill="${ink}" d="${outline}"/>`;
}

function circles(...all: readonly (readonly [x: number, y: number, radius: number])[]): (ink: string) => string {
  const shapes = all.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
  return (ink) => `<g fill="${ink}">${shapes}</g>`;
}

function braid(x: number, outward: number): string {
  return repeat(
    6,
    (knot) => `<ellipse cx="${x + outward * (6 + knot * 3)}" cy="${282 + knot * 32}" rx="${21 - knot}" ry="21"/>`,
  );
}

const hangingLocs = repeat(
  9,
  (loc) => `M${164 + loc * 21} 150Q${150 + loc * 25} 240 ${140 + loc * 27.5} ${330 + ((loc * 37) % 40)}`,
);

/** Hair that hangs or stands behind the head; a cut without an entry has none. */
const BEHIND: Partial<Readonly<Record<HairCut, (ink: string, edge: number) => string>>> = {
  long: shape(
    'M160 210C150 120 206 96 252 96C304 96 350 124 342 214C348 290 372 340 372 420C372 470 340 486 318 470L184 470C160 486 126 468 130 420C134 340 156 290 160 210Z',
  ),
  ponytail: shape(
    'M300 130C372 116 408 168 396 240C388 300 402 330 384 372C372 344 352 336 348 296C344 240 352 190 300 170Z',
  ),
  bob: shape(
    'M160 214C148 124 204 96 252 96C306 96 354 124 342 216C346 262 356 300 350 338C336 362 314 358 304 346L196 346C184 360 160 360 152 338C146 300 156 262 160 214Z',
  ),
  wavy: shape(
    'M164 200C152 250 150 300 168 336C178 352 196 340 196 320L304 320C306 344 326 350 336 330C350 296 348 246 336 200Z',
  ),
  afro: shape(
    'M150 250C120 236 112 196 124 168C122 126 156 92 192 84C222 62 286 62 312 84C352 92 384 128 378 172C390 204 378 240 350 252Z',
  ),
  puffs: circles([158, 140, 50], [346, 140, 50]),
  bun: circles([254, 94, 46]),
  topknot: (ink) => `<ellipse cx="256" cy="104" rx="34" ry="30" fill="${ink}"/>`,
  braids: (ink) => `<g fill="${ink}">${braid(168, -1)}${braid(332, 1)}</g>`,
  locs: (ink, edge) =>
    `<path fill="none" stroke="${ink}" stroke-width="${19 + edge}" stroke-linecap="round" d="${hangingLocs}"/>`,
  curls: circles(
    [172, 190, 36],
    [166, 232, 26],
    [182, 146, 40],
    [222, 116, 42],
    [266, 108, 44],
    [308, 126, 42],
    [334, 168, 38],
    [338, 214, 28],
    [250, 150, 60],
  ),
};

/** The part of a cut that lies behind head and shoulders. `edge` widens hair drawn as strands, for the cut-out's silhouette. */
export function hairBehind(cut: HairCut, ink: string, edge = 0): string {
  return BEHIND[cut]?.(ink, edge) ?? '';
}
