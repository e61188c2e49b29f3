/**
 * Phone numbers and the countries they belong to: what the CMS stores, what the form says at once, and how pages name a country. Free of
 * anything of either.
 */

export { countryIn, countryNamesIn } from './country';
export { toE164 } from './e164';
