import { line, link, title, toggle } from '../../site-content/fields';
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
    enabled: toggle('Show the banner', 'It never shows after the event has ended.'),
    title: title(),
    text: line('Text', 160),
    countdownLabel: line('Words before the countdown', 60),
    link: link(),
  },
} satisfies ComponentDefinition;
