import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_add_onss',
  info: { displayName: 'Add-ons', icon: 'plus', description: 'Carousel of single services.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    items: {
      type: 'component',
      component: 'shared.picture-card',
      repeatable: true,
      pluginOptions: { editor: { label: 'Add-ons', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
