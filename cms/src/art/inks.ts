import { BRAND } from './brand';

/** The inks every drawing shares; a country adds its own (countries.ts). */
export const INK = BRAND.ink;
/** Unprinted stock: a touch warmer than the chalk of the interface. */
export const PAPER = '#FBF5E6';
export const CHALK = BRAND.chalk;
export const HOT = BRAND.hot;

/** Inks of many flags, printed alike on grounds, shirts and flags. */
export const RED = '#D7322C';
export const NAVY = '#1F3E8C';
export const GOLD = '#F4BE2A';
