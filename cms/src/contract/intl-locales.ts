import type { Language } from './messages';

/**
 * How numbers and dates are written in a language, as `Intl` names it: in Spanish as in El Salvador, with a point before decimals, as both
 * grades and heights are written there. Free of zod, so that a page can load it alone.
 */
export const INTL_LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-SV' };
