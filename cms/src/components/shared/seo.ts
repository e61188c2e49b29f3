import { line, paragraph, picture } from '../../site-content/fields';
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
    title: line('Title', 120, { description: 'Up to about 60 characters are shown. Empty: the site’s default.' }),
    description: paragraph('Description', 320, {
      description: 'Up to about 155 characters are shown. Empty: the site’s default.',
    }),
    image: picture('Shared picture', '1200 by 630 pixels at best. Empty: the site’s default.'),
  },
} satisfies ComponentDefinition;
