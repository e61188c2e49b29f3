import { line, moment } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_events',
  info: {
    displayName: 'Event',
    icon: 'calendar',
    description: 'When and where. The banner, the countdown and the registration follow it.',
  },
  options: {},
  attributes: {
    name: line('Name', 160, { required: true }),
    startsAt: moment(
      'Starts',
      'In El Salvador’s time (UTC−6). The admin shows your own computer’s time: mind the difference.',
    ),
    endsAt: moment('Ends', 'After it the page says that the edition is over.'),
    registrationClosesAt: moment('Registration closes', 'After it /register is the waiting list of the next edition.'),
    venue: line('Venue', 160, { required: true, shared: true }),
    city: line('City', 160, { required: true }),
    countryCode: {
      type: 'string',
      required: true,
      regex: '^[A-Z]{2}$',
      pluginOptions: { editor: { label: 'Country', description: 'Two letters, such as SV.' }, shared: true },
    },
  },
} satisfies ComponentDefinition;
