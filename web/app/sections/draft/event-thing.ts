import type { DraftEvent } from '@upfield/cms/contract';
import type { Thing } from '~/seo/structured-data';

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
