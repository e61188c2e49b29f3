import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_extra_listss',
  info: { displayName: 'Extra lists', icon: 'bulletList', description: 'Lists below the page’s sections.' },
  options: {},
  attributes: {
    enabled: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: { editor: { label: 'Show the lists', description: 'Off: they are nowhere on the page.' } },
    },
    lists: {
      type: 'component',
      component: 'scholarships.list',
      repeatable: true,
      pluginOptions: { editor: { label: 'Lists' } },
    },
  },
} satisfies ComponentDefinition;
