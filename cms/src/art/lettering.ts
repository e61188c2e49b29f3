import { CAP_HEIGHT, GLYPHS } from './glyphs';

/** Where drawn text stands and how it is painted. Lengths are units of the drawing. */
export interface LetteringOptions {
  /** Middle of the text. */
  readonly centre: number;
  readonly baseline: number;
  readonly capHeight: number;
  readonly fill?: string;
  /** Draws the outline only, in this ink. */
  readonly outline?: { readonly ink: string; readonly width: number };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Numerals and capitals that can be drawn; a space is kept, anything else is left out. */
function drawable(text: string): string[] {
  return [...plain(text)].filter((character) => character === ' ' || Object.hasOwn(GLYPHS, character));
}

/** The characters that have an outline. A page that asks for them does without the outlines. */
const DRAWN = /^[0-9A-Z]$/;

/** Whether there is an outline of this letter, with or without its accent, or of this numeral. */
export const isDrawable = (character: string): boolean => DRAWN.test(plain(character));

const SPACE_ADVANCE = 190;

function advanceOf(character: string): number {
  return GLYPHS[character]?.advance ?? SPACE_ADVANCE;
}

/** Width of the text at a given height of its capitals, in units of the drawing. */
export function letteringWidth(text: string, capHeight: number): number {
  const units = drawable(text).reduce((sum, character) => sum + advanceOf(character), 0);
  return (units * capHeight) / CAP_HEIGHT;
}

/** Draws text in the brand's shout face as outlines. Accents are dropped: only names' initials and numbers are drawn. */
export function lettering(text: string, options: LetteringOptions): string {
  const scale = options.capHeight / CAP_HEIGHT;
  const factor = scale.toFixed(4);
  let pen = options.centre - letteringWidth(text, options.capHeight) / 2;
  let paths = '';
  for (const character of drawable(text)) {
    const glyph = GLYPHS[character];
    if (glyph) {
      paths += `<path transform="translate(${pen.toFixed(1)} ${options.baseline}) scale(${factor} -${factor})" d="${glyph.outline}"/>`;
    }
    pen += advanceOf(character) * scale;
  }
  if (!options.outline) return `<g fill="${options.fill ?? 'currentColor'}">${paths}</g>`;
  const width = Math.round(options.outline.width / scale);
  return `<g fill="none" stroke="${options.outline.ink}" stroke-width="${width}" stroke-linejoin="round">${paths}</g>`;
}
