/** Ends of Archivo's width axis, in per cent: the narrowest is where a name starts, the widest where it stops. */
export const WIDTHS = { narrowest: 62, widest: 125 } as const;

/** A name that fills its plate at the widest letters may still be spread, by this share of its size per letter at most. */
const MAX_SPREAD = 0.12;
/** A name that is short of its plate by less is not measured again: each measure lays a part of the page out. */
const CLOSE_PX = 1;
const MOST_MEASURES = 8;

/** How a name is printed on its plate. */
export interface Fit {
  /** `font-stretch` in per cent. */
  width: number;
  /** Share of the font size that is used: below 1 only when even the narrowest letters are too wide. */
  scale: number;
  /** `letter-spacing` in em. */
  spacing: number;
}

interface Plate {
  /** Width of the plate in pixels. */
  room: number;
  /** Font size in pixels at which `measure` measures. */
  fontSize: number;
  /** How many letters the name has. */
  letters: number;
  /** Width in pixels of the name at a `font-stretch` in per cent. */
  measure: (width: number) => number;
  /** Widest letters allowed, in per cent. */
  widest?: number;
}

/**
 * Fit to shirt (the brand's type signature): opens the letters until the name fills its plate; a name too long even at the
 * narrowest is made smaller, a name too short even at the widest is spread a little.
 */
export function fitToPlate({ room, fontSize, letters, measure, widest = WIDTHS.widest }: Plate): Fit {
  const narrow = measure(WIDTHS.narrowest);
  if (narrow > room) return { width: WIDTHS.narrowest, scale: room / narrow, spacing: 0 };
  const wide = measure(widest);
  if (wide <= room) {
    const spare = (room - wide) / Math.max(1, letters) / fontSize;
    return { width: widest, scale: 1, spacing: Math.min(MAX_SPREAD, spare) };
  }
  return { width: widthThatFits(room, [WIDTHS.narrowest, narrow], [widest, wide], measure), scale: 1, spacing: 0 };
}

/** A `font-stretch` in per cent, and the width in pixels of the name at it. */
type Measured = [stretch: number, width: number];

/**
 * The widest letters with which a name stays on its plate. A variable font is nearly as wide as its axis says, so the next width to try is
 * the one that would fit if it were exactly so: two or three are tried.
 * @param low a width that fits
 * @param high one that does not
 */
function widthThatFits(room: number, low: Measured, high: Measured, measure: Plate['measure']): number {
  let [below, above] = [low, high];
  for (let measures = 0; measures < MOST_MEASURES && room - below[1] >= CLOSE_PX; measures += 1) {
    const stretch = below[0] + ((room - below[1]) / (above[1] - below[1])) * (above[0] - below[0]);
    const width = measure(stretch);
    if (width > room) above = [stretch, width];
    else below = [stretch, width];
  }
  return below[0];
}

/** The words of a title; one of spaces alone has none. */
export const wordsOf = (title: string): string[] => title.split(/\s+/).filter(Boolean);

/** The longest word of a title: a title that breaks between words is as wide as that one. */
export function longestWord(title: string): string {
  return wordsOf(title).reduce((long, word) => (word.length > long.length ? word : long), '');
}

/** Letter counts for which the style sheet knows a size before any script runs: `data-letters="9"`. */
const BUCKETS = { least: 3, most: 20 } as const;

/**
 * The value of `data-letters` for a name: without script, the size of a name follows from how many letters it has.
 * Counts letters as people see them (an accented letter is one).
 */
export const letterBucket = (name: string): number => knownCount([...name.normalize('NFC')].length);

/** The nearest of the counts that the style sheet knows. */
export const knownCount = (letters: number): number => Math.min(BUCKETS.most, Math.max(BUCKETS.least, letters));

/** Capitals, numerals and signs that have nothing above a capital's height and nothing below the line; Q has a tail. */
const FLAT = /^[a-pr-z0-9\s.!'’–-]*$/i;

/**
 * The value of `data-leading` for a heading that is set in the tight lines of a cover (`--lh-cover`): those hold flat capitals alone, and an
 * accent, a comma or a tail would touch the next line.
 */
export const leading = (text: string): 'loose' | undefined => (FLAT.test(text) ? undefined : 'loose');
