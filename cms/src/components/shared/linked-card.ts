import { HREF_MAX } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_linked_cards',
  info: {
    displayName: 'Linked card',
    icon: 'picture',
    description: 'A picture with title and text that leads somewhere.',
  },
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
    href: {
      type: 'string',
      required: true,
      maxLength: HREF_MAX,
      pluginOptions: {
        editor: {
          label: 'Target',
          description: 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.',
        },
        rule: 'href',
      },
    },
  },
} satisfies ComponentDefinition;
