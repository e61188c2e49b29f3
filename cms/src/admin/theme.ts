import type { DefaultTheme } from 'styled-components';
import { BRAND } from '../art/brand';
import { mix } from '../art/mix';

/**
 * The brand's inks in the admin: pitch green for what can be pressed, paper for grounds, hot-deep for errors. The
 * steps between are mixed of these, so that they follow a change.
 */
const colors = {
  primary100: mix(BRAND.pitch, BRAND.chalk, 0.09),
  primary200: mix(BRAND.pitch, BRAND.chalk, 0.28),
  primary500: mix(BRAND.pitch, BRAND.chalk, 0.89),
  primary600: BRAND.pitch,
  primary700: BRAND.pitchDeep,
  buttonPrimary500: BRAND.pitchDeep,
  buttonPrimary600: BRAND.pitch,
  danger500: BRAND.hotDeep,
  danger600: BRAND.hotDeep,
  danger700: mix(BRAND.hotDeep, '#000000', 0.73),
  neutral0: BRAND.chalk,
  neutral100: BRAND.paper,
  neutral150: BRAND.paper2,
  neutral200: mix(BRAND.ink, BRAND.paper2, 0.09),
  neutral300: mix(BRAND.ink3, BRAND.paper2, 0.38),
  neutral400: mix(BRAND.ink3, BRAND.paper2, 0.62),
  neutral500: BRAND.ink3,
  neutral600: BRAND.ink3,
  neutral700: BRAND.ink2,
  neutral800: BRAND.ink,
  neutral900: BRAND.ink,
  neutral1000: BRAND.ink,
};

/** Strapi merges these into its own light theme, although its type requires a complete theme. */
export const lightTheme = { colors } as unknown as DefaultTheme;
/** The dark theme stays Strapi's own. */
export const darkTheme = {} as DefaultTheme;
