import { cardFields } from '../../site-content/field-groups';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_picture_cards',
  info: { displayName: 'Picture card', icon: 'picture', description: 'A picture with title and text.' },
  options: {},
  attributes: cardFields(),
} satisfies ComponentDefinition;
