import type { CountryInks } from './countries';
import { court } from './court';
import type { Discipline } from './discipline';
import { halftone } from './halftone';
import { lettering, letteringWidth } from './lettering';

/** The sticker's drawing, in its own units. */
export const ART_WIDTH = 500;
export const ART_HEIGHT = 640;

/** How the class number stands behind the player. */
export type NumberLayout = 'solid' | 'split' | 'outline';

/** Where the number stands: its tallest, and the widest it may become. */
const TALLEST_NUMBER = 430;
const WIDEST_NUMBER = 470;
const NUMBER_TOP = 40;

function classNumber(number: string, ink: string, layout: NumberLayout): string {
  const [first = '', second] = [...number];
  if (!second) return lettering(number, { centre: 126, baseline: 440, capHeight: 400, fill: ink });
  if (layout === 'split' && number.length === 2) {
    const digit = { baseline: 452, capHeight: 420, fill: ink };
    return lettering(first, { ...digit, centre: 74 }) + lettering(second, { ...digit, centre: 432 });
  }
  const capHeight = Math.min(TALLEST_NUMBER, WIDEST_NUMBER / letteringWidth(number, 1));
  const place = { centre: ART_WIDTH / 2, baseline: Math.round(NUMBER_TOP + capHeight), capHeight };
  return lettering(number, layout === 'outline' ? { ...place, outline: { ink, width: 9 } } : { ...place, fill: ink });
}

/** What stands on the field. */
export interface FieldOptions {
  readonly inks: CountryInks;
  readonly discipline: Discipline;
  /** The class: the last two digits of the graduation year. Empty prints a disc behind the head instead. */
  readonly number: string;
  readonly layout: NumberLayout;
  /** A photograph will cover the field, so a pale country prints its frame inks. */
  readonly framed?: boolean;
}

/** The ground of a sticker: country field with growing dots, court lines, class number. */
export function field(options: FieldOptions): string {
  const { inks, number } = options;
  const [ground, dots] = (options.framed && inks.frame) || [inks.field, inks.fieldDots];
  const screen = halftone({
    left: 0,
    top: 0,
    right: ART_WIDTH,
    bottom: ART_HEIGHT,
    pitch: 15,
    angle: 18,
    tone: (x, y) => Math.max(0, (y - 60 + x * 0.35) / 700) ** 1.5 * 0.95,
    ink: dots,
  });
  const behind = number
    ? classNumber(number, inks.number, options.layout)
    : `<circle cx="250" cy="250" r="190" fill="${inks.number}"/>`;
  return `<rect width="${ART_WIDTH}" height="${ART_HEIGHT}" fill="${ground}"/>${screen}${court(options.discipline)}${options.framed && !number ? '' : behind}`;
}
