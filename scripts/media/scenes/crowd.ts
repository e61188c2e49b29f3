import { dots, rising } from '../drawing/dots.ts';
import { field, pitchDeep, pitchNight } from '../drawing/palette.ts';
import { at, chalkLines, type Drawing, ground, rect, sheet } from '../drawing/svg.ts';
import { pitchLayers } from '../pitch/picture.ts';
import { type CastMember, castBust } from './cast.ts';

const SLIDE = sheet(1200, 640);
const ABOUT = sheet(1440, 700);
const DRAFT = sheet(1440, 760);

/** Height over width of a bust. */
const BUST = { width: 500, height: 640 };

/** Three pictures of a year in college sport; the left half is calm, for the caption. */
export const experienceSlides = {
  preseason: () => slide('grass', '<circle cx="820" cy="330" r="240"/><path d="M820 -10V650"/>', ['winger', 'captain']),
  matchDay: () =>
    slide(
      'blue',
      '<path d="M-10 120H1210M-10 150H1210M200 -10V120M520 -10V120M840 -10V120"/><circle cx="760" cy="420" r="260"/>',
      ['maker', 'striker'],
    ),
  awayTrip: () => slide('red', '<path d="M-10 520H1210M60 520L420 80H1210M420 80V520"/>', ['captain', 'keeper']),
} as const satisfies Record<string, () => Drawing>;

function slide(inks: 'grass' | 'blue' | 'red', lines: string, pair: readonly [CastMember, CastMember]): Drawing {
  const [left, right] = pair;
  const people = bust(left, 436, 440, SLIDE.height + 30) + bust(right, 734, 460, SLIDE.height + 8);
  return { view: SLIDE, body: ground(SLIDE, field[inks], 16, 60, 640) + chalkLines(lines, 0.45) + people };
}

/** The team of the about page, at the right; the title stands at the left. */
export function aboutTeam(): Drawing {
  const lines = '<circle cx="1010" cy="360" r="250"/><path d="M1010 -10V710M-10 100H290V620H-10"/>';
  // The keeper stands behind, so that the raised gloves cover nobody's face.
  const team =
    bust('keeper', 918, 372, ABOUT.height) +
    bust('captain', 552, 350, ABOUT.height) +
    bust('maker', 738, 350, ABOUT.height + 26) +
    bust('striker', 1098, 350, ABOUT.height + 26);
  return { view: ABOUT, body: ground(ABOUT, field.pitch, 17, 60, 760) + chalkLines(lines, 0.4) + team };
}

/** The ground of the draft page's opening; title and most valuable player lie over it. */
export function draftStage(): Drawing {
  const shade = dots({ box: DRAFT, pitch: 17, ink: pitchDeep, tone: rising(90, 780) });
  const lines = chalkLines(
    '<circle cx="1080" cy="380" r="250"/>' +
      '<path d="M1080 -10V770M-10 90H300V670H-10M-10 230H120V530H-10M300 270a130 130 0 0 1 0 220"/>',
    0.34,
  );
  return { view: DRAFT, body: rect(DRAFT, pitchNight) + shade + lines };
}

/** Before the video of the draft is loaded: a move from the back, on the tactics board. */
export function draftVideo(): Drawing {
  const view = sheet(1600, 900);
  return { view, body: pitchLayers({ ...view, along: 0.3, across: 0.5 }, 3.1) };
}

/** A member of the cast, standing on the lower edge. @param left x in user units, @param width likewise */
function bust(member: CastMember, left: number, width: number, foot: number): string {
  const scale = width / BUST.width;
  return at(`translate(${left} ${foot - BUST.height * scale}) scale(${scale})`, castBust(member));
}
