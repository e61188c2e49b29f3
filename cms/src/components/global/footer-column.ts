import { HREF_MAX } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_footer_columns',
  info: { displayName: 'Footer column', icon: 'bulletList', description: 'A heading with links.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 60, pluginOptions: { editor: { label: 'Heading' } } },
    href: {
      type: 'string',
      maxLength: HREF_MAX,
      pluginOptions: {
        editor: {
          label: 'Target of the heading',
          description: 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.',
        },
        rule: 'href',
      },
    },
    links: {
      type: 'component',
      component: 'shared.link',
      repeatable: true,
      pluginOptions: { editor: { label: 'Links' } },
    },
  },
} satisfies ComponentDefinition;
