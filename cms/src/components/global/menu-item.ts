import { HREF_MAX } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_menu_items',
  info: {
    displayName: 'Menu entry',
    icon: 'bulletList',
    description: 'A link, or a dropdown where it has links of its own.',
  },
  options: {},
  attributes: {
    label: { type: 'string', required: true, maxLength: 60, pluginOptions: { editor: { label: 'Words' } } },
    href: {
      type: 'string',
      maxLength: HREF_MAX,
      pluginOptions: {
        editor: {
          label: 'Target',
          description: 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.',
        },
        rule: 'href',
      },
    },
    links: {
      type: 'component',
      component: 'shared.link',
      repeatable: true,
      pluginOptions: { editor: { label: 'Dropdown', description: 'Leave empty for a plain link.' } },
    },
  },
} satisfies ComponentDefinition;
