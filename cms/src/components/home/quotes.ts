import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_quotess',
  info: { displayName: 'Quotes', icon: 'quote', description: 'Slider of quotes.' },
  options: {},
  attributes: {
    heading: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    illustrativeNote: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: {
        editor: { label: 'Note on examples', description: 'Printed beside every quote that is an example.' },
      },
    },
    items: {
      type: 'component',
      component: 'home.quote',
      repeatable: true,
      pluginOptions: { editor: { label: 'Quotes', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
