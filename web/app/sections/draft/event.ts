import type { DraftEvent, Language } from '@upfield/cms/contract';
import { useNow } from '~/browser/use-now';
import type { Thing } from '~/seo/structured-data';

/**
 * Whether an edition has ended. A draft that does not say its end has not.
 * @param now the clock, in milliseconds since 1970
 */
export const isOver = ({ endsAt }: Pick<DraftEvent, 'endsAt'>, now: number): boolean =>
  endsAt !== null && now >= Date.parse(endsAt);

/**
 * Whether this edition has ended; becomes true on an open page, too.
 * @param first the server's time when it drew the page, in milliseconds since 1970
 */
export const useIsOver = (event: Pick<DraftEvent, 'endsAt'>, first: number): boolean => isOver(event, useNow(first));

/** The draft as search engines read it: schema.org's SportsEvent. */
export function eventThing(event: DraftEvent): Thing {
  return {
    '@type': 'SportsEvent',
    name: event.name,
    startDate: event.startsAt ?? undefined,
    endDate: event.endsAt ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.venue,
      address: { '@type': 'PostalAddress', addressLocality: event.city, addressCountry: event.countryCode },
    },
  };
}

/** A day of a programme, as it is printed: `17`, `Jueves 17 de julio`. */
interface PrintedDay {
  number: string;
  name: string;
}

/**
 * @param day a day of the calendar, yyyy-MM-dd; it is printed without conversion to the visitor's time zone
 */
export function printDay(day: string, language: Language): PrintedDay {
  const date = new Date(`${day}T00:00:00Z`);
  const print = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const name = print({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return { number: print({ day: 'numeric' }), name: name.charAt(0).toUpperCase() + name.slice(1) };
}
