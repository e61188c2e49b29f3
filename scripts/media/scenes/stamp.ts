import { type IconName, icon } from '../drawing/icons.ts';
import { type Field, field, hot, ink, pitch, stock } from '../drawing/palette.ts';
import { at, chalkLines, type Drawing, ground } from '../drawing/svg.ts';

/** The picture of a stamp: a pictogram, printed slightly out of register, over the lines of a pitch. */
export interface Stamp {
  readonly icon: IconName;
  readonly ground: Field;
}

const VIEW = { x: 0, y: 56, width: 400, height: 368 };

export const addOnStamps = {
  highlightFilm: { icon: 'videoCamera', ground: field.sun },
  testTutoring: { icon: 'exam', ground: field.blue },
  transcript: { icon: 'certificate', ground: field.pitch },
  interview: { icon: 'chats', ground: field.hot },
  campusVisit: { icon: 'bus', ground: field.sky },
  showcase: { icon: 'trophy', ground: field.ink },
} as const satisfies Record<string, Stamp>;

export const scholarshipStamps = {
  tuition: { icon: 'invoice', ground: field.blue },
  housing: { icon: 'house', ground: field.hot },
  health: { icon: 'heartbeat', ground: field.pitch },
  athletic: { icon: 'shoe', ground: field.sun },
  academic: { icon: 'books', ground: field.ink },
} as const satisfies Record<string, Stamp>;

/** Draws the picture of a stamp. */
export function stamp({ icon: name, ground: inks }: Stamp): Drawing {
  return { view: VIEW, body: ground(VIEW, inks, 14, 60) + pitchLines() + pictogram(icon[name], inks) };
}

function pitchLines(): string {
  const lines =
    '<path d="M-60 260H460M40 -50V50H360V-50"/><circle cx="200" cy="260" r="205"/>' +
    `<circle cx="200" cy="260" r="7" fill="${stock}"/>`;
  return chalkLines(lines, 0.55);
}

/** A pale edge first, then the hot plate a little off, then the dark plate over it. */
function pictogram(d: string, inks: Field): string {
  const dark = inks === field.ink ? pitch : ink;
  const edge = `<path d="${d}" fill="${stock}" stroke="${stock}" stroke-width="22" stroke-linejoin="round"/>`;
  const offset = `<path d="${d}" fill="${hot}" transform="translate(7 7)"/>`;
  return at('translate(72 108)', `${edge}${offset}<path d="${d}" fill="${dark}"/>`);
}
