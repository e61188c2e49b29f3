import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_servicess',
  info: { displayName: 'Services', icon: 'gift', description: 'Carousel of packs.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    linkLabel: { type: 'string', maxLength: 60, pluginOptions: { editor: { label: 'Words of each link' } } },
    items: {
      type: 'component',
      component: 'shared.linked-card',
      repeatable: true,
      min: 1,
      pluginOptions: { editor: { label: 'Packs', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
