/** Four heads, front or turned three-quarters. */
export type HeadShape = 'oval' | 'square' | 'heart' | 'round';

/** The head is drawn around the middle of its chin's shadow, and enlarged and tilted about that point. */
const NECK_POINT = { drawn: 374, placed: 394 };

/** How the head sits on the shoulders. */
export interface HeadPlacement {
  /** Degrees; positive leans to the right. */
  readonly tilt: number;
  /** Enlargement of the head over its drawn size. */
  readonly size: number;
  readonly mirrored: boolean;
}

/** Puts shapes drawn in head coordinates onto the shoulders. */
export function placeHead(shapes: string, { tilt, size, mirrored }: HeadPlacement): string {
  const scale = `scale(${(mirrored ? -size : size).toFixed(3)} ${size.toFixed(3)})`;
  return `<g transform="translate(250 ${NECK_POINT.placed}) rotate(${tilt}) ${scale} translate(-250 -${NECK_POINT.drawn})">${shapes}</g>`;
}

/** What the turned head's outline varies by: width of the jaw, and depth of the chin. */
const TURNED: Readonly<Record<HeadShape, { jaw: number; chin: number }>> = {
  oval: { jaw: 0, chin: 0 },
  square: { jaw: 8, chin: -1 },
  heart: { jaw: -8, chin: 6 },
  round: { jaw: 4, chin: -4 },
};

function turnedOutline(shape: HeadShape): string {
  const { jaw, chin } = TURNED[shape];
  return (
    `M176 208C173 248 180 282 ${194 - jaw} 306C212 336 ${238 - jaw / 2} ${354 + chin} 268 ${355 + chin}` +
    `C292 354 306 340 ${313 + jaw / 2} 318C320 302 ${327 + jaw / 2} 286 326 264` +
    'C334 250 327 236 325 220C329 208 327 196 326 190C322 152 294 130 250 130C204 130 177 158 176 208Z'
  );
}

const FRONT: Readonly<Record<Exclude<HeadShape, 'oval'>, string>> = {
  square:
    'M171 206C169 256 172 292 188 322C202 344 226 353 250 353C274 353 298 344 312 322C328 292 331 256 329 206C329 158 296 130 250 130C204 130 171 158 171 206Z',
  heart:
    'M173 204C169 252 184 290 212 326C226 346 238 362 250 362C262 362 274 346 288 326C316 290 331 252 327 204C327 158 296 130 250 130C204 130 173 158 173 204Z',
  round:
    'M169 212C164 264 176 302 206 328C222 342 236 347 250 347C264 347 278 342 294 328C324 302 336 264 331 212C330 158 296 130 250 130C204 130 170 158 169 212Z',
};

function ovalOutline(jaw: number): string {
  const left = 250 - jaw;
  const right = 250 + jaw;
  return (
    `M172 206C170 254 176 288 ${left} 316C${left + 16} 340 230 354 250 354C270 354 ${right - 16} 340 ${right} 316` +
    'C324 288 330 254 328 206C328 158 296 130 250 130C204 130 172 158 172 206Z'
  );
}

/**
 * Outline of a head. `jaw` is half the jaw's width (oval seen from the front only). A turned head looks to the right;
 * the drawing is mirrored to look left.
 */
export function headOutline(shape: HeadShape, jaw: number, turned: boolean): string {
  if (turned) return turnedOutline(shape);
  return shape === 'oval' ? ovalOutline(Math.round(jaw)) : FRONT[shape];
}

/** Ears: both from the front, the near one of a turned head. `width` is half an ear's width. */
export function ears(width: number, turned: boolean): string {
  if (turned) return `<ellipse cx="185" cy="248" rx="${width + 1}" ry="26"/>`;
  return `<ellipse cx="170" cy="244" rx="${width}" ry="25"/><ellipse cx="330" cy="244" rx="${width}" ry="25"/>`;
}

export const NECK = 'M196 290C200 352 202 392 184 418C206 474 294 474 316 418C298 392 300 352 304 290Z';
