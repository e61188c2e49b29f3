/**
 * A whole number as a language writes it: 1,250. One below a thousand has its digits alone in both, and starts no `Intl`: the first use of that
 * was 17 ms of the gallery's start on a desktop, and a phone is several times slower.
 * @param locale of Intl
 */
export const numberText = (number: number, locale: string): string =>
  number < 1000 ? String(number) : number.toLocaleString(locale);
