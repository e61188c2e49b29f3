import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_picture_cards',
  info: { displayName: 'Picture card', icon: 'picture', description: 'A picture with title and text.' },
  options: {},
  attributes: {
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    text: { type: 'text', maxLength: 400, pluginOptions: { editor: { label: 'Text' } } },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Picture', description: 'Describe the picture in the media library’s “Alternative text”.' },
      },
    },
  },
} satisfies ComponentDefinition;
