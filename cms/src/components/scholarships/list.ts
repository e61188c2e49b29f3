import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_lists',
  info: { displayName: 'List', icon: 'bulletList', description: 'A heading with lines.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    items: {
      type: 'component',
      component: 'shared.line',
      repeatable: true,
      pluginOptions: { editor: { label: 'Lines' } },
    },
  },
} satisfies ComponentDefinition;
