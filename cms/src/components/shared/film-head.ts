import { heading, link, picture, text, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_film_heads',
  info: { displayName: 'Film head', icon: 'play', description: 'Heading over a background film.' },
  options: {},
  attributes: {
    heading: heading(),
    text: text('Sentence under the heading'),
    link: link(),
    showFilm: toggle('Play the film', 'Off: only the still picture shows.', true),
    film: {
      type: 'media',
      multiple: false,
      allowedTypes: ['videos'],
      pluginOptions: {
        editor: { label: 'Own film', description: 'Short, silent, loops. Empty: the site’s drawn pitch.' },
      },
    },
    poster: picture('Still picture', 'Shown before the film and in its place. Empty: the site’s drawn pitch.'),
  },
} satisfies ComponentDefinition;
