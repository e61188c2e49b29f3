import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_price_boxs',
  info: { displayName: 'Price box', icon: 'priceTag', description: 'A price with its conditions.' },
  options: {},
  attributes: {
    enabled: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: { editor: { label: 'Show the price box', description: 'Off: it is nowhere on the page.' } },
    },
    heading: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    amount: { type: 'decimal', min: 0, pluginOptions: { editor: { label: 'Amount', description: 'U.S. dollars.' } } },
    unit: { type: 'string', maxLength: 60, pluginOptions: { editor: { label: 'Words after the amount' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
