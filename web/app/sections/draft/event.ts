import type { DraftEvent, DraftPage, Language } from '@upfield/cms/contract';
import { useByClock } from '~/browser/use-now';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
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
export const useIsOver = (event: Pick<DraftEvent, 'endsAt'>, first: number): boolean =>
  useByClock(first, (now) => isOver(event, now));

/** What a part of the draft page gets whose words change when the event has ended. */
export interface Clocked<Part extends keyof DraftPage> {
  page: Pick<DraftPage, Part | 'event'>;
  /** The server's time when it drew the page, in milliseconds since 1970. */
  now: number;
}

/** The heading of a part about this edition, which becomes the last one when the event has ended. */
export function useHeadingOf(
  { heading, overHeading }: { heading: string; overHeading: string },
  event: Pick<DraftEvent, 'endsAt'>,
  first: number,
): string {
  const labels = useLabels(sectionsLabels);
  return useIsOver(event, first) ? overHeading || labels.ofLastEdition(heading) : heading;
}

/**
 * Whether a place at the event can still be taken: there is one, and its registration is open.
 * @param event null while none is announced
 * @param now the clock, in milliseconds since 1970
 */
export function isOpen(event: Pick<DraftEvent, 'endsAt' | 'registrationClosesAt'> | null, now: number): boolean {
  if (!event || isOver(event, now)) return false;
  return event.registrationClosesAt === null || now < Date.parse(event.registrationClosesAt);
}

/** The same on an open page, where it ends while somebody reads. @param first as of `useIsOver` */
export const useIsOpen = (event: Parameters<typeof isOpen>[0], first: number): boolean =>
  useByClock(first, (now) => isOpen(event, now));

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

/** A day of a programme, as it is printed: `17`, `Jueves 17 de julio`. In English the day stays on the line of its month. */
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
  const name = print({ weekday: 'long', day: 'numeric', month: 'long' })
    .replace(',', '')
    .replace(/ (?=\d+$)/, '\u00a0');
  return { number: print({ day: 'numeric' }), name: name.charAt(0).toUpperCase() + name.slice(1) };
}
