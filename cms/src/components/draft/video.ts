import { FILM_URL_MAX } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_videos',
  info: {
    displayName: 'Video',
    icon: 'play',
    description: 'A YouTube or Vimeo film. Nothing is loaded from there before a visitor clicks.',
  },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    url: {
      type: 'string',
      maxLength: FILM_URL_MAX,
      pluginOptions: {
        editor: {
          label: 'Address of the film',
          description: 'Any YouTube or Vimeo link. Empty: the section does not show.',
        },
        rule: 'url',
      },
    },
    caption: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Caption' } } },
    poster: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: {
          label: 'Still picture',
          description: 'Describe the picture in the media library’s “Alternative text”.',
        },
      },
    },
  },
} satisfies ComponentDefinition;
