/** Phone numbers and the countries they belong to: what the CMS stores and what the form says at once. Free of anything of either. */

export { countryNamesIn } from './country';
export { toE164 } from './e164';
