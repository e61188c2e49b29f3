import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_sidebars',
  info: { displayName: 'Sidebar', icon: 'layer', description: 'Opens from the button at the right of the header.' },
  options: {},
  attributes: {
    heading: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    blurb: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: { editor: { label: 'About the agency', description: 'Two sentences at most.' } },
    },
    offerings: {
      type: 'component',
      component: 'shared.link',
      repeatable: true,
      pluginOptions: { editor: { label: 'Offerings', description: 'The four packs and add-ons.' } },
    },
    button: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
