import { COUNTRIES, type CountryCode } from './countries';
import { CHALK, INK } from './inks';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of a `#RRGGBB` colour, 0 to 1 (WCAG 2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#RRGGBB` colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a name on the country's field is set in ink or in chalk: whichever reads better. */
export function nameInk(code: CountryCode): 'ink' | 'chalk' {
  const { field } = COUNTRIES[code];
  return contrast(field, INK) > contrast(field, CHALK) ? 'ink' : 'chalk';
}
