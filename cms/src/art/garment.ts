import type { CountryInks } from './countries';
import type { Discipline } from './discipline';
import { halftone } from './halftone';
import { HOT, INK, PAPER } from './inks';
import { lettering } from './lettering';
import { repeat } from './svg';

export type ShirtPattern = 'plain' | 'stripes' | 'sash' | 'halves' | 'hoops' | 'chevron' | 'pinstripes' | 'band';

/** What a discipline plays in: shirt, polo, sleeveless vest, singlet with a paper bib, zipped jacket. */
export type GarmentCut = 'shirt' | 'polo' | 'vest' | 'singlet' | 'jacket';

const CUTS: Readonly<Record<Discipline, GarmentCut>> = {
  soccer: 'shirt',
  basketball: 'vest',
  volleyball: 'shirt',
  tennis: 'polo',
  track: 'singlet',
  swimming: 'jacket',
  golf: 'polo',
  baseball: 'shirt',
  other: 'shirt',
};

/** The cut of the garment that a discipline is played in. */
export function garmentCut(discipline: Discipline): GarmentCut {
  return CUTS[discipline];
}

/** Outline of chest and shoulders, down to the edge of the sticker. */
export const TORSO =
  'M26 660C30 560 40 500 74 470C104 448 160 440 196 420C214 410 214 396 214 372L286 372C286 396 286 410 304 420C340 440 396 448 426 470C460 500 470 560 474 660Z';

/** How a garment is printed. */
export interface GarmentOptions {
  readonly cut: GarmentCut;
  readonly inks: CountryInks;
  readonly pattern: ShirtPattern;
  readonly collar: 'crew' | 'v';
  /** The class, printed on a vest and on a bib. */
  readonly number: string;
  /** Arms of a sleeveless garment. */
  readonly skin: { readonly light: string; readonly shade: string };
  /** Id of the clip path of the torso's outline in the same document. */
  readonly clip: string;
  /** The light falls from the other side, as on a head that looks left. */
  readonly mirrored: boolean;
}

const PATTERNS: Readonly<Record<ShirtPattern, (ink: string) => string>> = {
  plain: () => '',
  stripes: (ink) => repeat(7, (at) => `<rect x="${38 + at * 66}" y="380" width="33" height="300" fill="${ink}"/>`),
  pinstripes: (ink) => repeat(14, (at) => `<rect x="${26 + at * 34}" y="380" width="6" height="300" fill="${ink}"/>`),
  hoops: (ink) => repeat(4, (at) => `<rect y="${448 + at * 62}" width="500" height="31" fill="${ink}"/>`),
  sash: (ink) => `<path d="M60 396L164 396L520 660V720H440Z" fill="${ink}"/>`,
  halves: (ink) => `<rect x="250" y="360" width="260" height="320" fill="${ink}"/>`,
  chevron: (ink) => `<path d="M0 470L250 590L500 470V528L250 648L0 528Z" fill="${ink}"/>`,
  band: (ink) => `<path d="M0 510H500V515H0ZM0 520H500V596H0ZM0 601H500V606H0Z" fill="${ink}"/>`,
};

function clipped(clip: string, shapes: string): string {
  return `<g clip-path="url(#${clip})">${shapes}</g>`;
}

const VEST =
  'M118 440C150 420 176 424 190 412C206 480 294 480 310 412C324 424 350 420 382 440C372 520 400 560 412 680H88C100 560 128 520 118 440Z';

function sleeveless({ inks, skin, clip }: GarmentOptions): string {
  const arms = halftone({
    left: 40,
    top: 420,
    right: 480,
    bottom: 660,
    pitch: 11,
    angle: 22,
    tone: (x) => Math.max(0, (x - 330) / 150) * 0.9,
    ink: skin.shade,
  });
  const piping = `<path d="M120 440C130 520 100 560 90 680M380 440C370 520 400 560 410 680" stroke="${inks.shirtSecond}" stroke-width="16" fill="none"/>`;
  return `<path d="${TORSO}" fill="${skin.light}"/>${clipped(clip, `${arms}<path d="${VEST}" fill="${inks.shirt}"/>${piping}`)}`;
}

/** A warm-up jacket: yoke in the second ink, zip down the middle. */
function jacket({ inks, clip }: GarmentOptions): string {
  const yoke = `<path d="M0 360H500V500C420 470 330 500 250 540C170 500 80 470 0 500Z" fill="${inks.shirtSecond}"/>`;
  const edge = `<path d="M0 500C80 470 170 500 250 540C330 500 420 470 500 500" fill="none" stroke="${inks.trim}" stroke-width="10"/>`;
  const zip = `<path d="M250 440V680" stroke="${INK}" stroke-width="12"/><path d="M250 440V680" stroke="${PAPER}" stroke-width="4" stroke-dasharray="7 8"/>`;
  return `<path d="${TORSO}" fill="${inks.shirt}"/>${clipped(clip, yoke + edge + zip)}`;
}

function cloth(options: GarmentOptions): string {
  const { cut, inks, clip } = options;
  if (cut === 'vest' || cut === 'singlet') return sleeveless(options);
  if (cut === 'jacket') return jacket(options);
  return `<path d="${TORSO}" fill="${inks.shirt}"/>${clipped(clip, PATTERNS[options.pattern](inks.shirtSecond))}`;
}

/** Dots on the side away from the light, at the hem, on the near shoulder, and under the chin. */
function shadeTone(x: number, y: number): number {
  const farSide = (x - 300) / 210;
  const hem = (y - 560) / 160;
  const shoulder = x < 150 ? (150 - x) / 190 : 0;
  const chin = Math.max(0, 1 - Math.hypot((x - 262) / 84, (y - 448) / 34)) * 0.8;
  return Math.max(farSide, hem, shoulder, chin) * 0.62;
}

/** The garment from shoulder to hem with its shading, without collar and marks. */
export function garmentBody(options: GarmentOptions): string {
  const { cut, clip, mirrored } = options;
  const shade = halftone({
    left: 20,
    top: 400,
    right: 490,
    bottom: 660,
    pitch: 10,
    angle: 22,
    tone: (x, y) => shadeTone(mirrored ? 500 - x : x, y),
    ink: INK,
    opacity: 0.62,
  });
  const sleeves = `<path d="M98 660C100 590 112 540 128 508M402 660C400 590 388 540 372 508" stroke="${INK}" stroke-width="4" fill="none" opacity=".45"/>`;
  const hasSleeves = cut === 'shirt' || cut === 'polo' || cut === 'jacket';
  return cloth(options) + clipped(clip, shade + (hasSleeves ? sleeves : ''));
}

function neckline({ cut, inks, collar }: GarmentOptions): string {
  const crew = 'M188 410C206 474 294 474 312 410';
  switch (cut) {
    case 'vest':
    case 'singlet':
      return `<path d="M190 412C206 478 294 478 310 412" fill="none" stroke="${inks.shirtSecond}" stroke-width="13"/>`;
    case 'polo':
      return (
        `<path d="M186 410L250 486L222 512L160 430ZM314 410L250 486L278 512L340 430Z" fill="${inks.shirtSecond}"/>` +
        `<path d="M250 486V540" stroke="${inks.trim}" stroke-width="5"/>`
      );
    case 'jacket':
      return (
        `<path d="M180 388C170 440 200 480 250 506L242 458C214 446 200 420 198 392ZM320 388C330 440 300 480 250 506L258 458C286 446 300 420 302 392Z" fill="${inks.shirtSecond}"/>` +
        `<path d="M180 388C170 440 200 480 250 506C300 480 330 440 320 388" fill="none" stroke="${inks.trim}" stroke-width="6"/>`
      );
    case 'shirt':
      return collar === 'v'
        ? `<path d="M188 410L250 490L312 410" fill="none" stroke="${inks.trim}" stroke-width="16"/>`
        : `<path d="${crew}" fill="none" stroke="${inks.trim}" stroke-width="15"/>`;
  }
}

/** The house's badge: a U with a ball above it. */
function badge(inks: CountryInks): string {
  const ink = inks.trim === PAPER ? inks.shirtSecond : inks.trim;
  return (
    `<path d="M330 508h44v26c0 16-10 24-22 30c-12-6-22-14-22-30Z" fill="${PAPER}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M343 520v14a9 9 0 0 0 18 0v-14" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="352" cy="518" r="4.5" fill="${HOT}"/>`
  );
}

/** A runner's paper bib with its four pins. */
function bib(number: string): string {
  const pins = [
    [176, 532],
    [324, 532],
    [176, 626],
    [324, 626],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`)
    .join('');
  return (
    `<rect x="164" y="520" width="172" height="118" rx="4" fill="${PAPER}" stroke="${INK}" stroke-width="4"/><rect x="166" y="522" width="168" height="20" fill="${HOT}"/>` +
    `<g fill="${INK}">${pins}</g>${lettering(number, { centre: 250, baseline: 624, capHeight: 72, fill: INK })}`
  );
}

/** Collar, and what is printed on the chest: badge, number or bib. */
export function garmentTrim(options: GarmentOptions): string {
  const { cut, inks, number } = options;
  const chest = {
    vest: () => lettering(number, { centre: 250, baseline: 604, capHeight: 92, fill: inks.shirtSecond }),
    singlet: () => bib(number),
    shirt: () => badge(inks),
    polo: () => badge(inks),
    jacket: () => badge(inks),
  }[cut]();
  return neckline(options) + chest;
}
