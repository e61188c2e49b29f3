import { heading, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_includeds',
  info: { displayName: 'What is included', icon: 'picture', description: 'Scroll of pictures.' },
  options: {},
  attributes: {
    heading: heading(),
    items: orderedList('draft.picture', 'Pictures'),
  },
} satisfies ComponentDefinition;
