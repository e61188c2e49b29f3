import { heading, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_includeds',
  info: { displayName: 'What it includes', icon: 'picture', description: 'Carousel.' },
  options: {},
  attributes: {
    heading: heading(),
    items: orderedList('shared.picture-card', 'Parts', { min: 1 }),
  },
} satisfies ComponentDefinition;
