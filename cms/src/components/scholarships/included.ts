import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_includeds',
  info: { displayName: 'What it includes', icon: 'picture', description: 'Carousel.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    items: {
      type: 'component',
      component: 'shared.picture-card',
      repeatable: true,
      min: 1,
      pluginOptions: { editor: { label: 'Parts', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
