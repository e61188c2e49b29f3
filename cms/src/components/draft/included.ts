import { heading, line, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_includeds',
  info: { displayName: 'What is included', icon: 'picture', description: 'Scroll of pictures.' },
  options: {},
  attributes: {
    heading: heading(),
    overHeading: line('Heading when the edition is over', 160, {
      description: 'Empty: the heading, and that it is of the last edition.',
    }),
    items: orderedList('draft.picture', 'Pictures'),
  },
} satisfies ComponentDefinition;
