import { text, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_text_cards',
  info: { displayName: 'Text card', icon: 'file', description: 'Title and text.' },
  options: {},
  attributes: {
    title: title(),
    text: text(),
  },
} satisfies ComponentDefinition;
