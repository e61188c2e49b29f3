import type { DefaultTheme } from 'styled-components';

/**
 * The brand's inks in the admin: pitch green for what can be pressed, paper for grounds, hot-deep for errors. Values
 * as in the site's tokens; the steps between are mixed with paper.
 */
const colors = {
  primary100: '#e6f0e6',
  primary200: '#b9d6c4',
  primary500: '#1f8152',
  primary600: '#0b6b40',
  primary700: '#084f30',
  buttonPrimary500: '#084f30',
  buttonPrimary600: '#0b6b40',
  danger500: '#ae2c0a',
  danger600: '#ae2c0a',
  danger700: '#7f2007',
  neutral0: '#fffbf2',
  neutral100: '#f6efdf',
  neutral150: '#ece2cb',
  neutral200: '#d9cfb8',
  neutral300: '#b4b0a0',
  neutral600: '#57625a',
  neutral700: '#44534b',
  neutral800: '#10211b',
  neutral900: '#10211b',
  neutral1000: '#10211b',
};

/** Strapi lays these over its own light theme; its type asks for the whole of it. */
export const lightTheme = { colors } as unknown as DefaultTheme;
/** The dark theme stays Strapi's own. */
export const darkTheme = {} as DefaultTheme;
