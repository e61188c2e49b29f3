import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { countryCodeOf } from './country';

/**
 * Ways to read what was typed, the likeliest first: as it stands; with an exit code (00, 011, 001) for the plus; with the
 * country's own code that lacks the plus.
 */
function readings(typed: string, country: CountryCode | undefined): string[] {
  // A zero in brackets is dialled within the country alone; letters and figures may be full-width.
  const text = typed.normalize('NFKC').replace(/\(\s*0\s*\)/g, ' ');
  if (/^\D*\+/.test(text)) return [text];
  const digits = text.replace(/\D/g, '');
  const exits = ['00', '011', '001'].filter((exit) => digits.startsWith(exit));
  const code = country && getCountryCallingCode(country);
  return [
    text,
    ...exits.map((exit) => `+${digits.slice(exit.length)}`),
    ...(code && digits.startsWith(code) ? [`+${digits}`] : []),
  ];
}

/**
 * Mexico gave up its prefixes (1 after the country code, 01, 044 and 045 within the country) in 2019 and 2020
 * (Instituto Federal de Telecomunicaciones, Plan Técnico Fundamental de Numeración); people still write them.
 */
function withoutMexicanPrefix(number: string): string | null {
  const local = /^\+52(?:1|01|044|045)(\d{10})$/.exec(number)?.[1];
  return local ? `+52${local}` : null;
}

/**
 * Brings a phone number into E.164 (ITU-T).
 * @param typed with or without a country code, an exit code, brackets and signs
 * @param country as typed, for a number without its code
 * @returns null when no country has such a number: a digit too many or too few, or no area code
 */
export function toE164(typed: string, country: string): string | null {
  const home = countryCodeOf(country);
  for (const reading of readings(typed, home)) {
    const number = parsePhoneNumberFromString(reading, home);
    if (number?.isValid()) return number.number;
    const mended = number && withoutMexicanPrefix(number.number);
    if (mended && parsePhoneNumberFromString(mended)?.isValid()) return mended;
  }
  return null;
}
