import { FILM_SERVICES, FILM_URL_MAX } from '../../contract';
import { heading, line, picture } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

const services = FILM_SERVICES.join(' or ');

export default {
  collectionName: 'components_draft_videos',
  info: {
    displayName: 'Video',
    icon: 'play',
    description: `A ${services} film. Nothing is loaded from there before a visitor clicks.`,
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
          description: `Any ${services} link. Empty: the section does not show.`,
        },
        rule: 'url',
      },
    },
    caption: line('Caption', 160),
    poster: picture('Still picture'),
  },
} satisfies ComponentDefinition;
