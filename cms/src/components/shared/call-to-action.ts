import { heading, link, text } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_call_to_actions',
  info: { displayName: 'Call to action', icon: 'bell', description: 'Ends a page with one thing to do.' },
  options: {},
  attributes: {
    heading: heading(),
    text: text(),
    link: link(),
  },
} satisfies ComponentDefinition;
