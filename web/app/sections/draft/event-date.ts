import type { Language } from '~/labels/language';

/** A day of a programme, as it is printed: `17`, `Jueves 17 de julio`. */
export interface PrintedDay {
  number: string;
  name: string;
}

/**
 * @param day a day of the calendar, yyyy-MM-dd; it is printed as it is, whatever the reader's time zone
 */
export function printDay(day: string, language: Language): PrintedDay {
  const date = new Date(`${day}T00:00:00Z`);
  const print = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const name = print({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return { number: print({ day: 'numeric' }), name: name.charAt(0).toUpperCase() + name.slice(1) };
}
