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
    name: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Name' } } },
    startsAt: {
      type: 'datetime',
      required: true,
      pluginOptions: {
        editor: {
          label: 'Starts',
          description: 'In El Salvador’s time (UTC−6). The admin shows your own computer’s time: mind the difference.',
        },
      },
    },
    endsAt: {
      type: 'datetime',
      required: true,
      pluginOptions: { editor: { label: 'Ends', description: 'After it the page says that the edition is over.' } },
    },
    registrationClosesAt: {
      type: 'datetime',
      required: true,
      pluginOptions: {
        editor: {
          label: 'Registration closes',
          description: 'After it /register is the waiting list of the next edition.',
        },
      },
    },
    venue: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Venue' } } },
    city: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'City' } } },
    countryCode: {
      type: 'string',
      required: true,
      regex: '^[A-Z]{2}$',
      pluginOptions: { editor: { label: 'Country', description: 'Two letters, such as SV.' } },
    },
  },
} satisfies ComponentDefinition;
