import { heading, line, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_servicess',
  info: { displayName: 'Services', icon: 'gift', description: 'Carousel of packs.' },
  options: {},
  attributes: {
    heading: heading(),
    linkLabel: line('Words of each link', 60),
    items: orderedList('shared.linked-card', 'Packs', { min: 1 }),
  },
} satisfies ComponentDefinition;
