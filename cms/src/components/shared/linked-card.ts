import { cardFields } from '../../site-content/field-groups';
import { target } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_linked_cards',
  info: {
    displayName: 'Linked card',
    icon: 'picture',
    description: 'A picture with title and text that leads somewhere.',
  },
  options: {},
  attributes: {
    ...cardFields(),
    href: target('Target', { required: true }),
  },
} satisfies ComponentDefinition;
