import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_quotes',
  info: { displayName: 'Quote', icon: 'quote', description: 'What somebody said.' },
  options: {},
  attributes: {
    text: { type: 'text', maxLength: 500, required: true, pluginOptions: { editor: { label: 'Words' } } },
    person: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Person' } } },
    caption: {
      type: 'string',
      maxLength: 160,
      pluginOptions: { editor: { label: 'Caption', description: 'Such as position and country.' } },
    },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Picture', description: 'Describe the picture in the media library’s “Alternative text”.' },
      },
    },
    illustrative: {
      type: 'boolean',
      default: true,
      required: true,
      pluginOptions: {
        editor: {
          label: 'Example',
          description: 'Leave on unless a real person said exactly this and agreed in writing.',
        },
      },
    },
  },
} satisfies ComponentDefinition;
