import { halftone } from './halftone';
import { INK, PAPER } from './inks';
import type { Traits } from './traits';

/** One printed skin tone. */
export interface SkinInks {
  readonly light: string;
  readonly shade: string;
  readonly lip: string;
}

/** What the features are drawn with. */
export interface FaceOptions {
  readonly traits: Traits;
  readonly skin: SkinInks;
  readonly hairInk: string;
  readonly turned: boolean;
}

function line(path: string, ink: string, width: number, more = ''): string {
  return `<path d="${path}" stroke="${ink}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

function shift(x: number, shapes: string): string {
  return x ? `<g transform="translate(${x})">${shapes}</g>` : shapes;
}

/** How far the features move when the head turns. */
function turnOf(turned: boolean): number {
  return turned ? 13 : 0;
}

/** The shaded side of the face and the dots that lead to it; drawn inside the head's outline. */
export function faceShade({ skin, turned }: FaceOptions): string {
  const side =
    'M282 120C310 160 300 196 292 214C300 222 306 230 300 240C290 240 280 238 272 244C270 262 280 276 276 288C270 296 262 294 258 298C264 302 272 304 280 304C286 312 276 320 266 326C266 334 272 338 266 356H350V120Z';
  const dots = halftone({
    left: 170,
    top: 130,
    right: 300,
    bottom: 356,
    pitch: 7,
    angle: 35,
    tone: (x, y) => {
      const towardsSide = ((x - 222) / 90) * 0.55;
      const chin = Math.max(0, (y - 322) / 60);
      const brow = Math.max(0, (190 - y) / 70) * 0.6;
      return (towardsSide + chin + brow) * 0.8 - 0.1;
    },
    ink: skin.shade,
  });
  return shift(turnOf(turned), `<path d="${side}" fill="${skin.shade}" opacity=".88"/>`) + dots;
}

function stubble({ hairInk, turned }: FaceOptions): string {
  const middle = 250 + turnOf(turned);
  return halftone({
    left: 170,
    top: 262,
    right: 330,
    bottom: 356,
    pitch: 5,
    angle: 15,
    tone: (x, y) => {
      const distance = Math.hypot((x - middle) / 74, (y - 306) / 50);
      const below = Math.max(0, Math.min(1, (y - 268) / 34));
      return Math.max(0, Math.min(0.55, (distance - 0.42) * 1.1)) * below;
    },
    ink: hairInk,
    opacity: 0.7,
  });
}

const FULL_BEARD =
  'M172 258C180 292 196 296 214 296C226 284 240 290 250 292C260 290 274 284 286 296C304 296 320 292 328 258L330 330L250 372L170 330ZM224 304C236 300 264 300 276 304C280 322 266 328 250 328C234 328 220 322 224 304Z';
const MOUSTACHE =
  'M216 304C226 292 242 294 250 297C258 294 274 292 284 304C272 306 262 303 250 303C238 303 228 306 216 304Z';
const CHIN_TUFT = 'M228 330C240 326 260 326 272 330C272 350 262 362 250 362C238 362 228 350 228 330Z';

/** Facial hair; drawn inside the head's outline. */
export function beard(options: FaceOptions): string {
  const { traits, hairInk, turned } = options;
  switch (traits.beard) {
    case 'none':
      return '';
    case 'stubble':
      return stubble(options);
    case 'full':
      return shift(turned ? 8 : 0, `<path fill="${hairInk}" fill-rule="evenodd" d="${FULL_BEARD}"/>`);
    case 'moustache':
      return shift(turnOf(turned), `<path fill="${hairInk}" d="${MOUSTACHE}"/>`);
    case 'goatee':
      return shift(turnOf(turned), `<path fill="${hairInk}" d="${MOUSTACHE}${CHIN_TUFT}"/>`);
  }
}

/** Freckles or a mole; drawn inside the head's outline. */
export function marks({ traits, skin, turned }: FaceOptions): string {
  if (traits.mark === 'freckles') {
    const dots = 'M196 266h0M206 274h0M216 266h0M226 276h0M204 284h0M276 274h0M286 266h0M296 274h0M290 284h0M250 272h0';
    return shift(turnOf(turned), line(dots, skin.lip, 4.5, ' opacity=".6"'));
  }
  return traits.mark === 'mole' ? `<circle cx="${218 + turnOf(turned)}" cy="292" r="3.6" fill="${INK}"/>` : '';
}

const EYES = {
  open: { height: 1, apart: 0, scale: 1 },
  narrow: { height: 0.88, apart: -2, scale: 1 },
  wide: { height: 1.08, apart: 2, scale: 1.04 },
} as const;

function brow(x: number, outward: number, weight: number): string {
  return (
    `M${x - 25 * outward} 221C${x - 12 * outward} ${208 - weight / 2} ${x + 8 * outward} ${209 - weight / 2} ${x + 23 * outward} ${217 - weight * 0.3}` +
    `L${x + 22 * outward} ${217 + weight * 0.7}C${x + 6 * outward} ${211 + weight * 0.6} ${x - 12 * outward} ${212 + weight * 0.5} ${x - 25 * outward} 221Z`
  );
}

function eye({ traits, skin, hairInk, turned }: FaceOptions, x: number, outward: 1 | -1): string {
  const { height, apart, scale } = EYES[traits.eyes];
  const far = turned && outward < 0;
  const at = x + turnOf(turned) - (far ? 3 : 0) - apart * outward;
  const upperLid = `M${x - 21} 242C${x - 10} 227 ${x + 10} 227 ${x + 21} 242`;
  return (
    `<g transform="translate(${at} 238) scale(${((far ? 0.8 : 1) * scale).toFixed(2)} ${height}) translate(${-x} -238)">` +
    `<path d="M${x - 19} 241C${x - 9} 228 ${x + 9} 228 ${x + 19} 241C${x + 8} 249 ${x - 8} 249 ${x - 19} 241Z" fill="${PAPER}"/>` +
    `<circle cx="${x + traits.gaze}" cy="239" r="8.5" fill="${INK}"/><circle cx="${x + traits.gaze - 3}" cy="236" r="2.4" fill="${PAPER}"/>` +
    line(upperLid, INK, traits.woman ? 6.5 : 5) +
    (traits.woman ? line(`M${x - 20 * outward} 241l${-7 * outward} -6`, INK, 4.5) : '') +
    `<path d="${brow(x, outward, traits.browWeight)}" fill="${hairInk}" transform="rotate(${traits.browTilt * outward} ${x} 214)"/>` +
    (traits.eyes === 'narrow' ? line(`M${x - 18} 249q18 9 36 0`, skin.shade, 3.5) : '') +
    '</g>'
  );
}

const NOSES = {
  straight: [
    'M236 282C232 290 240 294 248 292C254 298 264 296 268 290',
    'M262 236C268 254 280 274 278 284C274 293 260 294 252 288',
  ],
  broad: [
    'M230 280C225 291 236 297 246 292C254 299 268 297 274 284',
    'M264 238C266 258 284 272 282 285C276 294 262 296 250 289',
  ],
  arched: [
    'M258 236C262 256 272 272 268 286C262 294 250 294 242 288',
    'M266 232C280 250 286 266 280 284C274 292 262 292 256 287',
  ],
} as const;

function nose({ traits, skin, turned }: FaceOptions): string {
  return shift(turnOf(turned), line(NOSES[traits.nose][turned ? 1 : 0], skin.lip, 4.5, ' opacity=".8"'));
}

function mouth({ traits, skin, turned }: FaceOptions): string {
  const { lip, shade } = skin;
  const shapes = {
    smile: line('M218 310C234 318 262 319 282 307', lip, 6) + line('M236 328C244 331 256 331 264 327', shade, 5),
    grin:
      `<path d="M214 306C234 312 264 312 286 304C282 326 268 334 250 334C232 334 218 326 214 306Z" fill="${lip}"/>` +
      `<path d="M221 310C238 314 262 314 279 309C276 318 266 321 250 321C234 321 224 318 221 310Z" fill="${PAPER}"/>`,
    half: line('M220 309C236 316 260 317 280 307', lip, 6) + line('M240 326C246 328 256 328 262 325', shade, 5),
    level: line('M222 312C240 309 262 309 279 312', lip, 6) + line('M236 326C244 329 256 329 264 326', shade, 5),
  }[traits.mouth];
  return turned ? `<g transform="translate(266) scale(.9 1) translate(-250)">${shapes}</g>` : shapes;
}

/** Light on the cheek, eyes with brows, nose and mouth. */
export function features(options: FaceOptions): string {
  const light = line('M190 262C192 280 200 292 210 298', PAPER, 6, ' opacity=".5"');
  return (
    shift(options.turned ? 16 : 0, light) +
    eye(options, 214, 1) +
    eye(options, 286, -1) +
    nose(options) +
    mouth(options)
  );
}
