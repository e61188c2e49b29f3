import { heading, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_add_onss',
  info: { displayName: 'Add-ons', icon: 'plus', description: 'Carousel of single services.' },
  options: {},
  attributes: {
    heading: heading(),
    items: orderedList('shared.picture-card', 'Add-ons'),
  },
} satisfies ComponentDefinition;
