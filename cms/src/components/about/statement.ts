import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_statements',
  info: { displayName: 'Statement', icon: 'quote', description: 'A heading with a text.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, required: true, pluginOptions: { editor: { label: 'Text' } } },
  },
} satisfies ComponentDefinition;
