/** The inks every drawing shares; a country adds its own (countries.ts). */
export const INK = '#10211B';
export const PAPER = '#FBF5E6';
export const CHALK = '#FFFBF2';
export const HOT = '#FF5226';
