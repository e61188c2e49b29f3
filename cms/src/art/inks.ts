import { BRAND } from './brand';

/** The inks every drawing shares; a country adds its own (countries.ts). */
export const INK = BRAND.ink;
/** Unprinted stock: a touch warmer than the chalk of the interface. */
export const PAPER = '#FBF5E6';
export const CHALK = BRAND.chalk;
export const HOT = BRAND.hot;
