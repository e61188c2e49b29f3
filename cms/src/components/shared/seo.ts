import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_seos',
  info: {
    displayName: 'Search and sharing',
    icon: 'search',
    description: 'What search engines and shared links show.',
  },
  options: {},
  attributes: {
    title: {
      type: 'string',
      maxLength: 120,
      pluginOptions: {
        editor: { label: 'Title', description: 'Up to about 60 characters are shown. Empty: the site’s default.' },
      },
    },
    description: {
      type: 'text',
      maxLength: 320,
      pluginOptions: {
        editor: {
          label: 'Description',
          description: 'Up to about 155 characters are shown. Empty: the site’s default.',
        },
      },
    },
    image: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Shared picture', description: '1200 by 630 pixels at best. Empty: the site’s default.' },
      },
    },
  },
} satisfies ComponentDefinition;
