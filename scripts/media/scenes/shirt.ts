import { dots } from '../drawing/dots.ts';
import { hot, ink, pitch, pitchDeep, stock } from '../drawing/palette.ts';
import { clipped, type Drawing, line, path, shout } from '../drawing/svg.ts';

const SHIRT = 'M132 44C164 70 236 70 268 44L334 70L396 158L338 204L310 172L310 424L90 424L90 172L62 204L4 158L66 70Z';
const COLLAR = 'M132 44C150 82 250 82 268 44';
const CUFFS = 'M4 158L62 204M396 158L338 204';
const HANGER = 'M200 6C200 -8 214 -14 214 -26C214 -42 188 -42 188 -24M200 4L120 56H280Z';
const SEAMS = 'M90 172L78 96M310 172L322 96';

/** What is printed on the cloth, inside the outline. */
const pattern = {
  plain: '',
  stripes: path('M104 30h20v410h-20zM276 30h20v410h-20z', pitch),
  greenSash: path('M-20 60L60 30L430 420V520H350Z', pitchDeep),
  hotSash: path('M-20 60L60 30L430 420V520H350Z', hot),
} as const;

/** One shirt on its hanger. */
export interface Shirt {
  readonly cloth: string;
  readonly trim: string;
  readonly pattern: keyof typeof pattern;
  readonly numeral: string;
  readonly numeralInk: string;
}

/** The three steps, in the order they are taken. */
export const stepShirts = {
  one: { cloth: stock, trim: pitch, pattern: 'stripes', numeral: '1', numeralInk: ink },
  two: { cloth: hot, trim: ink, pattern: 'plain', numeral: '2', numeralInk: ink },
  three: { cloth: pitch, trim: stock, pattern: 'greenSash', numeral: '3', numeralInk: stock },
} as const satisfies Record<string, Shirt>;

/** The kit of the draft. */
export const draftKit: Shirt = { cloth: stock, trim: ink, pattern: 'hotSash', numeral: '17', numeralInk: ink };

/** The inside of the drawing, in a box 400 wide and 436 high; the hook reaches 45 above it. */
export function shirtBody({ cloth, trim, pattern: print, numeral, numeralInk }: Shirt): string {
  const inside = pattern[print] + line(COLLAR, trim, 20) + line(CUFFS, trim, 26) + folds();
  return (
    line(HANGER, ink, 6, 'stroke-linejoin="round"') +
    path(SHIRT, cloth) +
    clipped(SHIRT, inside) +
    shout(numeral, 200, 362, 218, numeralInk) +
    line(SHIRT, ink, 3.5, 'stroke-linejoin="round"') +
    line(SEAMS, ink, 3, 'opacity=".5"')
  );
}

/** A shirt with its hook, for the rail. */
export function shirtOnHook(shirt: Shirt): Drawing {
  return { view: { x: -10, y: -52, width: 420, height: 490 }, body: shirtBody(shirt) };
}

/** Light from the upper left: shade gathers at the sides, the hem, and under the chest. */
function folds(): string {
  return dots({
    box: { x: 0, y: 30, width: 400, height: 410 },
    pitch: 11,
    ink,
    opacity: 0.5,
    tone: (x, y) => Math.max((x - 250) / 150, (150 - x) / 170, (y - 330) / 170) * 0.62,
  });
}
