import { FILM_URL_MAX } from '../../contract';
import { heading, line, picture } from '../../site-content/fields';
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
    heading: heading(),
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
    caption: line('Caption', 160),
    poster: picture('Still picture'),
  },
} satisfies ComponentDefinition;
