import type { DefaultTheme } from 'styled-components';
import { BRAND } from '../art/brand';

/**
 * The brand's inks in the admin: pitch green for what can be pressed, paper for grounds, hot-deep for errors. The
 * steps between are mixed with paper.
 */
const colors = {
  primary100: '#e6f0e6',
  primary200: '#b9d6c4',
  primary500: '#1f8152',
  primary600: BRAND.pitch,
  primary700: BRAND.pitchDeep,
  buttonPrimary500: BRAND.pitchDeep,
  buttonPrimary600: BRAND.pitch,
  danger500: BRAND.hotDeep,
  danger600: BRAND.hotDeep,
  danger700: '#7f2007',
  neutral0: BRAND.chalk,
  neutral100: BRAND.paper,
  neutral150: BRAND.paper2,
  neutral200: '#d9cfb8',
  neutral300: '#b4b0a0',
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
