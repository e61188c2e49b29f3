import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_stepss',
  info: { displayName: 'Steps', icon: 'walk', description: 'How it works, in three steps.' },
  options: {},
  attributes: {
    label: { type: 'string', maxLength: 60, pluginOptions: { editor: { label: 'Small words, left' } } },
    note: { type: 'string', maxLength: 60, pluginOptions: { editor: { label: 'Small words, right' } } },
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    items: {
      type: 'component',
      component: 'shared.linked-card',
      repeatable: true,
      min: 1,
      pluginOptions: { editor: { label: 'Steps', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
