import { readFileSync } from 'node:fs';
import { COUNTRIES, type CountryCode, PAPER } from '../../../cms/src/art/index.ts';

const tokensFile = new URL('../../../web/app/styles/tokens.css', import.meta.url);
const tokens = readFileSync(tokensFile, 'utf8');

/**
 * A colour of the interface, read from the one place that defines it (web/app/styles/tokens.css).
 * @param name the custom property without its dashes, for instance `pitch-night`
 * @returns the colour as `#RRGGBB`
 * @throws when the token does not exist or is not a hex colour
 */
export function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-fA-F]{6})\\b`).exec(tokens)?.[1];
  if (!value) throw new Error(`No colour token --${name} in ${tokensFile.pathname}`);
  return value;
}

export const ink = token('ink');
export const chalk = token('chalk');
export const pitch = token('pitch');
export const pitchDeep = token('pitch-deep');
export const pitchNight = token('pitch-night');
export const hot = token('hot');

/** Unprinted stock inside drawings: a touch warmer than the chalk of the interface. */
export const stock = PAPER;
/** Aged stock and its shade: plate rims, the dots of the pale packet. */
export const aged = token('paper-2');
const agedShade = '#C9BB98';

/** A printed ground: the flat ink and the darker ink of the dots on it. */
export interface Field {
  readonly flat: string;
  readonly dots: string;
}

/** The ground of a country's sticker. */
const groundOf = (code: CountryCode): Field => ({ flat: COUNTRIES[code].field, dots: COUNTRIES[code].fieldDots });

/** The grounds that drawn scenes stand on. They never appear in the interface. */
export const field = {
  pitch: { flat: pitch, dots: pitchDeep },
  grass: groundOf('MEX'),
  blue: groundOf('SLV'),
  sky: groundOf('GTM'),
  sun: groundOf('COL'),
  red: groundOf('CRI'),
  hot: { flat: hot, dots: '#D23C12' },
  ink: { flat: ink, dots: '#2A4238' },
  aged: { flat: aged, dots: agedShade },
} as const satisfies Record<string, Field>;

/** Gold foil, for the rim of a drawn sticker. */
export const foil = { base: '#E6B64A', light: '#FFF4CC' } as const;

/** What is on the plate: maize, its shade and its scorch marks. */
export const maize = { base: '#E9B45C', shade: '#9A5A1E', scorch: '#6B3A12' } as const;
