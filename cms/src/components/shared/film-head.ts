import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_film_heads',
  info: { displayName: 'Film head', icon: 'play', description: 'Heading over a background film.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Sentence under the heading' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
    showFilm: {
      type: 'boolean',
      default: true,
      required: true,
      pluginOptions: { editor: { label: 'Play the film', description: 'Off: only the still picture shows.' } },
    },
    film: {
      type: 'media',
      multiple: false,
      allowedTypes: ['videos'],
      pluginOptions: {
        editor: { label: 'Own film', description: 'Short, silent, loops. Empty: the site’s drawn pitch.' },
      },
    },
    poster: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: {
          label: 'Still picture',
          description: 'Shown before the film and in its place. Empty: the site’s drawn pitch.',
        },
      },
    },
  },
} satisfies ComponentDefinition;
