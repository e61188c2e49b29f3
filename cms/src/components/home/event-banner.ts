import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_event_banners',
  info: {
    displayName: 'Event banner',
    icon: 'calendar',
    description: 'Strip that counts down to the draft. The dates stand on the draft page.',
  },
  options: {},
  attributes: {
    enabled: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: { editor: { label: 'Show the banner', description: 'It never shows after the event has ended.' } },
    },
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    text: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Text' } } },
    countdownLabel: {
      type: 'string',
      maxLength: 60,
      pluginOptions: { editor: { label: 'Words before the countdown' } },
    },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
