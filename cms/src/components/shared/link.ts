import { HREF_MAX } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_links',
  info: { displayName: 'Link', icon: 'link', description: 'Words and where they lead.' },
  options: {},
  attributes: {
    label: { type: 'string', required: true, maxLength: 120, pluginOptions: { editor: { label: 'Words' } } },
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
    newTab: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: { editor: { label: 'New tab', description: 'Open in a new tab; for outside addresses only.' } },
    },
  },
} satisfies ComponentDefinition;
