import { type CountryCode, getCountries, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

let names: Map<string, CountryCode> | undefined;

/** Country codes by the country's name in English and in Spanish, without accents. */
function countryNames(): Map<string, CountryCode> {
  if (names) return names;
  names = new Map();
  for (const language of ['en', 'es']) {
    const printed = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of getCountries()) names.set(fold(printed.of(code) ?? code), code);
  }
  for (const [name, code] of [
    ['usa', 'US'],
    ['eeuu', 'US'],
    ['ee. uu.', 'US'],
    ['uk', 'GB'],
  ] as const)
    names.set(name, code);
  return names;
}

function countryCodeOf(country: string): CountryCode | undefined {
  const code = country.trim().toUpperCase();
  return isSupportedCountry(code) ? code : countryNames().get(fold(country));
}

/**
 * Brings a phone number into E.164.
 * @param phone as typed; without a country code the player's country gives it
 * @param country as typed, in English or Spanish
 * @returns the number, or what was typed when it is none: the rule of the contract then says so
 */
export function toE164(phone: string, country: string): string {
  const number = parsePhoneNumberFromString(phone, countryCodeOf(country));
  return number?.isValid() ? number.number : phone;
}
