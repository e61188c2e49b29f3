import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_text_cards',
  info: { displayName: 'Text card', icon: 'file', description: 'Title and text.' },
  options: {},
  attributes: {
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
  },
} satisfies ComponentDefinition;
