import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js';
import { equalityKey, folded } from '../contract/folding';

/** What people write beside the names of Unicode (CLDR), by `equalityKey`. */
const OTHER_NAMES: Readonly<Record<string, CountryCode>> = {
  usa: 'US',
  eeuu: 'US',
  eeuua: 'US',
  eua: 'US',
  unitedstatesofamerica: 'US',
  estadosunidosdeamerica: 'US',
  newmexico: 'US',
  nuevomexico: 'US',
  uk: 'GB',
  england: 'GB',
  inglaterra: 'GB',
  cdmx: 'MX',
  repdominicana: 'DO',
  holland: 'NL',
  holanda: 'NL',
};

const printers = new Map<string, Intl.DisplayNames>();

/** One a language: making it costs more than all names of a page. */
function printerOf(language: string): Intl.DisplayNames {
  const printer = printers.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  printers.set(language, printer);
  return printer;
}

let names: Map<string, CountryCode> | undefined;

/** Countries by their name in English and in Spanish. */
function countryNames(): Map<string, CountryCode> {
  if (names) return names;
  names = new Map(Object.entries(OTHER_NAMES));
  for (const language of ['en', 'es']) {
    const printed = printerOf(language);
    for (const code of getCountries()) names.set(equalityKey(printed.of(code) ?? code), code);
  }
  return names;
}

/** The names of all countries in `language`, in its order. */
export function countryNamesIn(language: string): string[] {
  const printed = printerOf(language);
  const all = getCountries().map((code) => printed.of(code) ?? code);
  return all.sort(new Intl.Collator(language).compare);
}

/**
 * A country in the words of a language: `Brazil` is `Brasil` in Spanish, in which `Panama` has an accent. Only a whole name is translated:
 * a town with its country, a code and a short form stay as they were written.
 */
export function countryIn(text: string, language: string): string {
  const key = equalityKey(text);
  const code = Object.hasOwn(OTHER_NAMES, key) ? undefined : countryNames().get(key);
  return (code && printerOf(language).of(code)) ?? text;
}

/** The longest run of words that names a country, the last of two equally long ones: a town stands before its country. */
function countryWithin(part: string): CountryCode | undefined {
  const words = folded(part).split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = countryNames().get(words.slice(start, start + length).join(''));
      if (found) return found;
    }
  }
  return undefined;
}

/** `sv` or `US`; not one of several words, where it may be an article. */
function countryOfCode(part: string): CountryCode | undefined {
  const code = equalityKey(part).toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
}

const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/u;
const FIRST_INDICATOR = 0x1f1e6;

/** The country of a flag, which is written with two letters of its own. */
function countryOfFlag(text: string): CountryCode | undefined {
  const letters = [...(FLAG.exec(text)?.[0] ?? '')].map((letter) => (letter.codePointAt(0) ?? 0) - FIRST_INDICATOR);
  return countryOfCode(letters.map((letter) => String.fromCharCode(65 + letter)).join(''));
}

const firstOf = (parts: string[], find: (part: string) => CountryCode | undefined): CountryCode | undefined => {
  for (const part of parts) {
    const found = find(part);
    if (found) return found;
  }
  return undefined;
};

/**
 * The country that somebody wrote: its name in English or Spanish, a code of two letters or a flag, a town beside it or not.
 * @returns the ISO 3166 code, or undefined when none is named
 */
export function countryCodeOf(text: string): CountryCode | undefined {
  const parts = text.split(/[,;/()|\u2013\u2014\n]+/).reverse();
  return firstOf([text, ...parts], countryWithin) ?? firstOf([text, ...parts], countryOfCode) ?? countryOfFlag(text);
}
