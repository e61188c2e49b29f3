import { heading, list } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_lists',
  info: { displayName: 'List', icon: 'bulletList', description: 'A heading with lines.' },
  options: {},
  attributes: {
    heading: heading(),
    items: list('shared.line', 'Lines'),
  },
} satisfies ComponentDefinition;
