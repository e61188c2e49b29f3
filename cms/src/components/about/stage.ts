import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_stages',
  info: { displayName: 'Stage', icon: 'walk', description: 'One stage of the way.' },
  options: {},
  attributes: {
    label: { type: 'string', maxLength: 40, pluginOptions: { editor: { label: 'Small words' } } },
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
  },
} satisfies ComponentDefinition;
