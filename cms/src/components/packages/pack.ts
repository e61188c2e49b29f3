import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_packs',
  info: { displayName: 'Pack', icon: 'gift', description: 'What can be bought.' },
  options: {},
  attributes: {
    name: { type: 'string', required: true, maxLength: 60, pluginOptions: { editor: { label: 'Name' } } },
    lead: { type: 'text', maxLength: 400, pluginOptions: { editor: { label: 'Who it is for' } } },
    featuresHeading: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Heading of the list' } } },
    features: {
      type: 'component',
      component: 'shared.line',
      repeatable: true,
      pluginOptions: { editor: { label: 'What you get' } },
    },
    includes: {
      type: 'component',
      component: 'shared.line',
      repeatable: true,
      pluginOptions: {
        editor: {
          label: 'Includes packs',
          description: 'Name of each other pack that comes with this one, exactly as it is called.',
        },
      },
    },
    price: {
      type: 'decimal',
      min: 0,
      pluginOptions: {
        editor: { label: 'Price', description: 'U.S. dollars a month. Printed only while prices are shown.' },
      },
    },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Picture', description: 'Describe the picture in the media library’s “Alternative text”.' },
      },
    },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
