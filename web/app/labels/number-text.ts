/**
 * A whole number as a language writes it: 1,250. One below a thousand has its digits alone in both, and starts no `Intl`, which takes a phone's
 * browser some 50 ms the first time.
 * @param locale of Intl
 */
export const numberText = (number: number, locale: string): string =>
  number < 1000 ? String(number) : number.toLocaleString(locale);
