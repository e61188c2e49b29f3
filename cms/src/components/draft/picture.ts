import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_pictures',
  info: { displayName: 'Captioned picture', icon: 'picture', description: 'A picture and its caption.' },
  options: {},
  attributes: {
    caption: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Caption' } } },
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
